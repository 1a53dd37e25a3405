import { expect, test } from 'vitest'
import { bodyVersion } from '../../build/body/body.ts'
import { shellVersion } from '../../build/page/shell.ts'
import { parseReleaseContent, releaseModel } from './release.ts'
import { version1Release } from './test/version-1-release.ts'

/** One of every version that was ever frozen, oldest first. */
const frozen = [version1Release]

test('every version that was ever frozen is read as today has it, and the body and shell in it', () => {
  expect(frozen.map(({ version }) => version)).toEqual(Array.from({ length: releaseModel.version }, (_, at) => at + 1))
  for (const each of frozen)
    expect(parseReleaseContent(structuredClone(each))).toMatchObject({
      version: releaseModel.version,
      body: { version: bodyVersion },
      shell: { version: shellVersion },
      lists: {},
    })
})

test.each([
  ['release', { version: releaseModel.version + 1 }],
  ['body', { body: { ...version1Release.body, version: bodyVersion + 1 } }],
  ['shell', { shell: { ...version1Release.shell, version: shellVersion + 1 } }],
])('a %s from the future is refused, not guessed at', (_what, change) => {
  expect(() => parseReleaseContent({ ...version1Release, ...change })).toThrow('Too big')
})
