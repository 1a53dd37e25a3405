import { z } from 'zod'
import { messages } from '../../messages.ts'

/** Links questions, pricing, rules, documents and merge fields: everything that means the same thing says the same name. */
export const dataName = z
  .string(messages.required)
  .regex(/^[A-Za-z][A-Za-z0-9_]{0,59}$/, 'A name starts with a letter and has letters, digits and _ only.')
  // Answers are looked up by name: "constructor" would find what every object has.
  .refine((name) => !(name in {}), messages.alreadyExists)

/** The name itself, or with the first number that nothing has yet. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  const stem = wanted.replace(/_\d+$/, '')
  let number = 2
  while (taken.has(`${stem}_${number}`)) number++
  return `${stem}_${number}`
}
