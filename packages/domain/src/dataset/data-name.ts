import { z } from 'zod'
import { messages } from '../messages.ts'

/** Links questions, pricing, rules, documents and merge fields: everything that means the same thing says the same name. */
export const dataName = z
  .string(messages.required)
  .regex(/^[A-Za-z][A-Za-z0-9_]{0,59}$/, 'A name starts with a letter and has letters, digits and _ only.')
  // Answers are looked up by name: "constructor" would find what every object has.
  .refine((name) => !(name in {}), messages.alreadyExists)
