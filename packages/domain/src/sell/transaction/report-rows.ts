import { writeCsv } from '../../base/csv/write-csv.ts'
import type { Transaction } from './transaction.ts'

/** What a provider is told of a line. */
type ReportLine = Omit<Transaction, 'partnerName' | 'channelName' | 'agentName' | 'origin' | 'incentive'>

/** Named so that a reader of the file need not ask; amounts are decimals of the currency beside them. */
const columns: readonly (readonly [string, (line: ReportLine) => string])[] = [
  ['Transaction', ({ id }) => id],
  ['Type', ({ kind }) => kind],
  ['Booked at (UTC)', ({ bookedAt }) => bookedAt],
  ['Policy number', ({ policyNumber }) => policyNumber],
  ['Product', ({ productName }) => productName],
  ['Plan', ({ plan }) => plan],
  ['Policyholder', ({ holder }) => holder],
  ['Cover from', ({ startsOn }) => startsOn],
  ['Cover to', ({ endsOn }) => endsOn],
  ['Currency', ({ currency }) => currency],
  ['Net premium', ({ netMinor }) => decimal(netMinor)],
  ['Commission', ({ commissionMinor }) => decimal(commissionMinor)],
  ['Fee', ({ feeMinor }) => decimal(feeMinor)],
  ['Tax', ({ taxMinor }) => decimal(taxMinor)],
  ['Gross premium', ({ grossMinor }) => decimal(grossMinor)],
  ['Carrier', ({ carrier }) => carrier],
  ['Binder reference', ({ binderReference }) => binderReference],
]

/** In a file the currency has a column of its own; in a mail an amount is read by itself. */
const amounts = new Set(['Net premium', 'Commission', 'Fee', 'Tax', 'Gross premium'])

export const reportCsv = (lines: readonly ReportLine[]): string =>
  writeCsv([columns.map(([name]) => name), ...lines.map((line) => columns.map(([, read]) => read(line)))])

/** One transaction as a mail tells it. */
export const reportText = (line: ReportLine): string =>
  columns.map(([name, read]) => `${name}: ${read(line)}${amounts.has(name) ? ` ${line.currency}` : ''}`).join('\n')

/** Pence as pounds, exactly. */
function decimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
