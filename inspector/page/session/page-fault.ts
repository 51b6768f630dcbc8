/** Why nobody is left to ask: the connection is closed, or another match is looked at. */
export type Fault = 'closed' | 'left';

export const ENGLISH: Readonly<Record<Fault, string>> = {
  closed: 'The connection is closed.',
  left: 'The match is looked at no more.',
};

/** A question that the page could not put: it is worded in the language of who reads it. */
export class PageFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(ENGLISH[fault]);
    this.fault = fault;
  }
}
