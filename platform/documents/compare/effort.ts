/** Enough for any two sheets of a product; used up, a section occupies the event loop for less than 100 ms. */
const stepsOfSection = 40_000;

/**
 * What is left of the steps that the comparison of a section may take. Where nothing is left, nothing more is found in
 * common: what differs is then wholly deleted and wholly inserted. Steps and not time, so that two sheets always compare
 * in the same way.
 */
export class StepBudget {
  #left = stepsOfSection;

  get exhausted(): boolean {
    return this.#left <= 0;
  }

  /** So many differences can still be looked for: each costs as many steps as there were before it. */
  get differences(): number {
    return Math.floor(Math.sqrt(2 * Math.max(0, this.#left)));
  }

  consume(steps: number): void {
    this.#left -= steps;
  }
}
