import { expect, test } from 'vitest'
import { languageOfBrowser } from './language-of-browser.ts'

test.each([
  [['de-DE', 'de', 'en'], 'de_de'],
  [['de-AT'], 'de_de'],
  [['fr-FR', 'fr'], 'fr_fr'],
  [['th'], 'th_th'],
  [['zh-HK'], 'zh_tw'],
  [['zh-TW'], 'zh_tw'],
  [['zh-CN'], 'zh_cn'],
  [['zh'], 'zh_cn'],
  [['nl-NL', 'fr-BE', 'en'], 'fr_fr'],
  [['en-GB', 'de-DE'], undefined],
  [['nl-NL'], undefined],
  [[], undefined],
])('a browser of %j is spoken to in %s', (tags, language) => {
  expect(languageOfBrowser(tags)).toBe(language)
})
