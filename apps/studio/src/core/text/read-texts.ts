import type { Texts } from './texts.ts'

type Load = () => Promise<unknown>

/** Where the texts are: a loader for each file, by its path. */
export interface TextFiles {
  readonly written: Readonly<Record<string, Load>>
  /** Only the keys whose American text is more than another spelling. */
  readonly american: Readonly<Record<string, Load>>
  /** The files of a language by their path, brought when somebody reads it. */
  readonly translated: Readonly<Record<string, () => Promise<Readonly<Record<string, Load>>>>>
}

/** The texts of one namespace: `<namespace>.en_uk.json`, wherever it stands. */
export async function readTexts(files: TextFiles, language: string, namespace: string): Promise<Texts> {
  if (language === 'en_uk') return await load(files.written, `/${namespace}.en_uk.json`)
  const translated = files.translated[language]
  if (translated) return await load(await translated(), `/${namespace}.json`)
  // A language without a file of its own has nothing to add; i18next reads on in its fallbacks.
  if (language !== 'en_us') return {}
  const [written, overrides, { inAmerican }] = await Promise.all([
    load(files.written, `/${namespace}.en_uk.json`),
    load(files.american, `/${namespace}.en_us.json`),
    // Whoever reads anything else needs none of it.
    import('./american-texts.ts'),
  ])
  return inAmerican(written, overrides)
}

async function load(files: Readonly<Record<string, Load>>, ending: string): Promise<Texts> {
  const path = Object.keys(files).find((file) => file.endsWith(ending))
  // JSON files hold texts and objects of texts; the check of the texts' keys reads them all.
  return path ? ((await files[path]?.()) as Texts) : {}
}
