import type { Language } from '@coverwright/domain/base/language/language'

/**
 * Mails to somebody are written in what they read: the server learns of it once they have chosen, if they are signed in.
 * Where it does not, it is told when they sign in next.
 */
export const tellLanguage = (language: Language): Promise<void> =>
  import('../session/keep-language.ts').then(({ keepLanguage }) => keepLanguage(language)).catch(() => undefined)
