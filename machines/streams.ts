import { Observable } from 'rxjs';

/**
 * Each value of a stream as what it comes to, one after the other. RxJS's own operators for this bring along all that can
 * be made a stream of, which weighs more in a client than the machines do.
 */
export const flattened = <T, R>(source: Observable<T>, parts: (value: T) => readonly R[]): Observable<R> =>
  new Observable((to) =>
    source.subscribe({
      next: (value) => {
        try {
          for (const part of parts(value)) to.next(part);
        } catch (error) {
          to.error(error); // of `parts`: what a subscriber throws is reported by RxJS, and does not come here
        }
      },
      error: (error) => to.error(error),
      complete: () => to.complete(),
    }),
  );
