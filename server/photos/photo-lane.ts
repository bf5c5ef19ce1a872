/** Work on photographs, one piece at a time: each takes a core and a hundred megabytes. */
export interface PhotoLane {
  /** Somebody waits for it: it is next. */
  now<T>(work: () => Promise<T>): Promise<T>;
  /** Its turn comes when nobody waits. */
  later<T>(work: () => Promise<T>): Promise<T>;
}

export function createPhotoLane(): PhotoLane {
  const urgent: (() => Promise<void>)[] = [];
  const others: (() => Promise<void>)[] = [];
  let isWorking = false;

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let next = urgent.shift() ?? others.shift(); next !== undefined; next = urgent.shift() ?? others.shift()) {
      await next();
    }
    isWorking = false;
  }

  function add<T>(line: typeof urgent, piece: () => Promise<T>): Promise<T> {
    const done = new Promise<T>((resolve, reject) => {
      line.push(() => piece().then(resolve, reject));
    });
    void work();
    return done;
  }

  return { now: (piece) => add(urgent, piece), later: (piece) => add(others, piece) };
}
