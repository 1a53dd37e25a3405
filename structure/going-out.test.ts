import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Whatever asks somebody else by a network says so with `goingOut`, so that a test finds where that is done within a
 * transaction. These need not:
 */
const silent: Readonly<Record<string, string>> = {
  'adapters/files/s3-files.ts': 'files are put while the row that names them is written',
  'adapters/outbound/resolve-public.ts': 'asked by outbound.ts alone, which has said so',
}

const asks = [
  /\brequest\b[^;\n]* from 'node:https?'/,
  /\bconnect\b[^;\n]* from 'node:(?:net|tls)'/,
  /^import (?!type )[^;\n]* from 'node:dns(?:\/promises)?'/m,
  /^import (?!type )[^;\n]* from '(?:nodemailer|acme-client|stripe|undici|@aws-sdk\/[\w-]+)'/m,
  /(?<![\w.]|function )fetch\(/,
]

function silentIn(root: string) {
  const server = join(root, 'apps/server/src')
  return globSync('**/*.ts', { cwd: server, exclude: ['**/*.test.ts', '**/*.load.ts'] })
    .filter((file) => {
      const code = readFileSync(join(server, file), 'utf8')
      return asks.some((way) => way.test(code)) && !/\bgoingOut\(/.test(code)
    })
    .toSorted()
}

test('whatever reaches a network says so', () => {
  expect(silentIn(join(import.meta.dirname, '..'))).toEqual(Object.keys(silent))
})

test('what reaches one and is silent is found', () => {
  expect(silentIn(join(import.meta.dirname, 'fixture'))).toEqual(['adapters/sms/reach-a-network.ts'])
})
