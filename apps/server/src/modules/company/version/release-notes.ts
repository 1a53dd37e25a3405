import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../../../..')

interface Release {
  readonly version: string
  readonly date: string
  readonly changes: string[]
}

/** The change log is written for people: a heading a release, a line a change. */
export function parseReleases(changeLog: string): Release[] {
  const parts = changeLog.split(/^## /m).slice(1)
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    const [version = '', date = ''] = heading.split(' · ')
    const changes = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))
    return { version, date, changes }
  })
}

export async function readReleaseNotes() {
  const releases = parseReleases(await readFile(join(root, 'CHANGELOG.md'), 'utf8'))
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return { version, releases }
}
