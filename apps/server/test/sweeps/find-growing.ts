import type { Explainer } from './explain.ts'
import { allowed, handmade } from './growing.ts'
import type { Statement } from './recorded-statements.ts'

/** Which of them read more of a table, the more rows a company has there, and how. */
export async function findGrowing({ scansOf }: Explainer, statements: readonly Statement[]): Promise<string[]> {
  const found: string[] = []
  const distinct = new Map(statements.map((statement) => [statement.text, statement]))
  for (const statement of distinct.values()) {
    if (allowed.some(({ part }) => statement.text.includes(part))) continue
    for (const { table, how } of await scansOf(statement))
      if (!handmade.has(table)) found.push(`${table}: ${how}\n  in ${statement.text}`)
  }
  return found
}
