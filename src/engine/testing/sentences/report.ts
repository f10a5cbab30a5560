import { formOf } from './told';

/** Texts for reading: of each heading one of each form, and of sentences those that have a clause of a new form. */
export interface Report {
  readonly add: (heading: string, text: string) => void;
  readonly lines: () => readonly string[];
}

/** An empty report. */
export function startReport(): Report {
  const known = new Set<string>();
  const texts = new Map<string, string[]>();
  return {
    add: (heading, text) => {
      const forms = text.split(/(?<=[.;:]) /).map((clause) => `${heading} ${formOf(clause)}`);
      if (forms.every((form) => known.has(form))) return;
      for (const form of forms) known.add(form);
      texts.set(heading, [...(texts.get(heading) ?? []), text]);
    },
    lines: () => [...texts].sort().flatMap(([heading, all]) => ['', heading, ...all.sort().map((text) => `  ${text}`)]),
  };
}
