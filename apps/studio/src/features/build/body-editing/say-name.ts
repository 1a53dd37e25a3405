import i18n from 'i18next'

/** `base_premium` and `basePremium` as a person says them: "Base premium". */
export function sayName(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A name within a sentence: "for each driver". German keeps the capitals of its nouns. */
export const withinSentence = (words: string): string => (i18n.language === 'de_de' ? words : words.toLowerCase())

export const sayNameWithin = (name: string): string => withinSentence(sayName(name))
