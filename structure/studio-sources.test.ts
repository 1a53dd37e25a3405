import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface SourceRule {
  readonly name: string
  readonly finds: RegExp
  /** Where it is written on purpose. */
  readonly except: RegExp
  readonly broken: string
}

/** What must not be written by hand in the studio, for it is derived. Each finds the line that breaks it. */
const sourceRules: readonly SourceRule[] = [
  {
    name: 'queries are derived from the contract',
    finds: /\bqueryKey\b/,
    except: /^core\/wire\//,
    broken: "useQuery({ queryKey: ['agent', 'listAgents'], queryFn })",
  },
  {
    name: 'what a write makes stale stands in the contract',
    finds: /\b(invalidateQueries|useQueryClient)\b/,
    except: /^core\/(wire|live)\//,
    broken: 'await queries.invalidateQueries({ exact: true })',
  },
  {
    name: 'dialogs are the framework’s',
    finds: /\bModal\b[^']*from '@mantine\/core'/,
    // These two lie over anything, also before the framework's texts have come.
    except: /^framework\/dialog\/|(TimedOut|SessionEnded)Dialog\.tsx$/,
    broken: "import { Button, Modal } from '@mantine/core'",
  },
  {
    name: 'what leads to a screen is checked against the catalogue',
    finds: /(\bnavigate\(|\bto=\{?)\s*["'`]\//,
    except: /^core\/screens\//,
    broken: '<Link to="/project">',
  },
  {
    name: 'money is written as whoever reads it writes it',
    finds: /\bformat(Money|Amount)\b/,
    except: /^framework\/number\/money-text\.ts$/,
    broken: 'formatMoney(order.totalMinor, order.currency)',
  },
  {
    name: 'what Safari lacks is asked for where there is another way',
    finds: /\brequestIdleCallback\b/,
    except: /^framework\/when-idle\.ts$/,
    broken: 'const waiting = requestIdleCallback(work)',
  },
]

const src = join(import.meta.dirname, '../apps/studio/src')
const files = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.{ts,tsx}'] })
const linesOf = (file: string) => readFileSync(join(src, file), 'utf8').split('\n')

test.each(sourceRules)('$name', ({ finds, except, broken }) => {
  expect(broken).toMatch(finds)
  expect(files.length).toBeGreaterThan(500)
  const found = files
    .filter((file) => !except.test(file))
    .flatMap((file) => linesOf(file).flatMap((line, at) => (finds.test(line) ? [`${file}:${at + 1}`] : [])))
  expect(found).toEqual([])
})
