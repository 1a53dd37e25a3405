import { type Language, languageTags } from '@coverwright/domain/base/language/language'
import i18next, { type BackendModule, loadNamespaces, use as startWith } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { fallbacks } from './languages.ts'
import { readTexts, type TextFiles } from './read-texts.ts'
import { translations } from './translations.ts'

const files: TextFiles = {
  written: import.meta.glob('/src/**/*.en_uk.json', { import: 'default' }),
  american: import.meta.glob('/src/**/*.en_us.json', { import: 'default' }),
  translated: translations,
}

const backend: BackendModule = {
  type: 'backend',
  // `read` answers with a promise.
  callbackApi: false,
  init: () => undefined,
  // oxlint-disable-next-line typescript/no-misused-promises -- its types know only of callbacks
  read: (language, namespace) => readTexts(files, language, namespace),
}

export async function startText(language: Language): Promise<void> {
  i18next.on('languageChanged', (next) => {
    document.documentElement.lang = languageTags[next as Language]
  })
  await startWith(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      load: 'currentOnly',
      fallbackLng: { ...fallbacks, default: ['en_uk'] },
      ns: ['app', 'screens'],
      defaultNS: 'app',
      // React escapes what it shows; escaping twice would print &amp; in names.
      interpolation: { escapeValue: false },
    })
  void loadTexts(['messages', 'sentences'])
}

/** Brings a feature's texts beside its code, so that a screen never waits for them after it is shown. */
export const loadTexts = (namespaces: string | readonly string[]) =>
  new Promise<void>((resolve, reject) => {
    void loadNamespaces(namespaces, (error) => (error ? reject(new Error(String(error))) : resolve()))
  })
