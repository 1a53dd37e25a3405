// Runs every test. A file that failed beside the others is run once more, on its own: one that passes then is named, for
// it shows a fault that only a busy machine or another file brings out. CONTRIBUTING says what to do about it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** More than these is no accident. */
const mostAgain = 3

const scratch = mkdtempSync(join(tmpdir(), 'tests-'))
const report = join(scratch, 'report.json')
const isGreen = vitest(['--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
const failed = isGreen ? [] : failedFiles()
rmSync(scratch, { recursive: true })

const mayRunAgain = failed.length > 0 && failed.length <= mostAgain
if (mayRunAgain) console.log(`\nFailed, and run again on their own: ${failed.join(', ')}\n`)
const isGreenAlone = mayRunAgain && vitest(failed)
if (isGreenAlone) console.log(`\nPassed on their own, after they had failed beside the others: ${failed.join(', ')}\n`)
process.exitCode = isGreen || isGreenAlone ? 0 : 1

function vitest(parameters: readonly string[]): boolean {
  return spawnSync('vitest', ['run', ...parameters], { stdio: 'inherit' }).status === 0
}

/** None when the run ended without a report: then there is nothing to go by. */
function failedFiles(): string[] {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: { name: string; status: string }[]
    }
    return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(process.cwd(), name))
  } catch {
    return []
  }
}
