/** Why a question is not answered, for the one who asked. */
export class Refused extends Error {}
