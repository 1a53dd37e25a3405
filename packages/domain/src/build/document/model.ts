import { z } from 'zod'

/** A stored document of any version, before it is checked. */
export type Stored = Readonly<Record<string, unknown>>

interface Declared<S extends z.ZodType> {
  readonly name: string
  readonly version: number
  /** Of the version of today. */
  readonly schema: S
  /** From each older version to the next: the entry at 1 makes a version 2 of a version 1. */
  readonly upgrades: Readonly<Record<number, (stored: Stored) => Stored>>
}

export interface Model<S extends z.ZodType = z.ZodType> extends Declared<S> {
  /** As the version of today has it, not yet checked against it. A version that this code does not know is refused. */
  readonly climb: (stored: unknown) => Stored
  /** Reads what was stored in any version. */
  readonly parse: (stored: unknown) => z.output<S>
}

/** What is stored for long: its schema of today, and the way there from each version that was ever stored. */
export function model<S extends z.ZodType>(declared: Declared<S>): Model<S> {
  const { name, version, schema, upgrades } = declared
  const climb = (stored: unknown): Stored => {
    let current = z.looseObject({ version: z.int().min(1).max(version) }).parse(stored)
    while (current.version < version) {
      const upgrade = upgrades[current.version]
      if (!upgrade) throw new Error(`Nothing leads on from version ${current.version} of the ${name}`)
      current = { ...upgrade(current), version: current.version + 1 }
    }
    return current
  }
  return { ...declared, climb, parse: (stored) => schema.parse(climb(stored)) }
}
