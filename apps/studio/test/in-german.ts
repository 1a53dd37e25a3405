import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fillFrom } from '@coverwright/domain/base/message/gaps'
import { changeLanguage, init as startTexts } from 'i18next'
import { afterAll, beforeAll } from 'vitest'
import { fillGapsWith, type SaidNamespace } from '../src/core/text/said.ts'

const home = join(import.meta.dirname, '../src/translations/de_de')
const textsOf = async (namespace: SaidNamespace) =>
  [namespace, JSON.parse(await readFile(join(home, `${namespace}.json`), 'utf8'))] as const

/** For the tests of one file: files share their modules, and the next one is read in English. */
export function speakGerman(...namespaces: readonly SaidNamespace[]): void {
  beforeAll(async () => {
    const texts = Object.fromEntries(await Promise.all(namespaces.map(textsOf)))
    await startTexts({ lng: 'de_de', resources: { de_de: texts } })
    fillGapsWith(fillFrom)
  })
  afterAll(() => changeLanguage('en_uk'))
}
