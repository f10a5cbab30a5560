import type { Locator } from '@playwright/test';

/** How a person works the page: by keys alone, or by touch alone. */
export interface Hand {
  /** A button, a switch, or what folds a part of a form. */
  readonly press: (target: Locator) => Promise<void>;
  /** One of several radio buttons or tabs. */
  readonly choose: (target: Locator) => Promise<void>;
  /** Puts text in a field in place of what is there. */
  readonly write: (target: Locator, text: string) => Promise<void>;
  /** One entry of a list that drops down, by its text. */
  readonly select: (target: Locator, entry: string) => Promise<void>;
  /** Lets dice that are in the air lie at once. */
  readonly hurry: () => Promise<void>;
}
