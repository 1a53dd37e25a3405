import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languageTags } from '@coverwright/domain/base/language/language'
import { fillFrom } from '@coverwright/domain/base/message/gaps'
import { expect, test } from 'vitest'
import { translatedLanguages } from './languages.ts'
import { saidNamespaces } from './said.ts'

const home = join(import.meta.dirname, '../../translations')
const gap = /\{\{(\w+)\}\}/g

/** What fills a gap must not be taken for another sentence. Of two with but a blank between them the first is a number. */
const fillingsOf = (english: string) => ['Alpha', '12', 'x.y', ...(english.includes('}} {{') ? [] : ['a b'])]

const filled = (text: string, by: string) => text.replaceAll(gap, by)

test.each(translatedLanguages.flatMap((language) => saidNamespaces.map((namespace) => [language, namespace] as const)))(
  '%s says every sentence of %s as itself, whatever fills it',
  async (language, namespace) => {
    const sentences = JSON.parse(await readFile(join(home, language, `${namespace}.json`), 'utf8'))
    const say = (english: string): string =>
      sentences[english] ?? fillFrom(sentences, english, { locale: languageTags[language], say }) ?? english
    const mistaken = Object.entries<string>(sentences).flatMap(([english, translated]) =>
      fillingsOf(english)
        .filter((by) => say(filled(english, by)) !== filled(translated, by))
        .map((by) => `${filled(english, by)}: ${say(filled(english, by))}`),
    )
    expect(mistaken).toEqual([])
  },
)
