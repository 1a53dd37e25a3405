import { dataName } from '@coverwright/domain/build/dataset/data-name'

const small = new Set([
  'a',
  'an',
  'the',
  'is',
  'are',
  'was',
  'were',
  'do',
  'does',
  'did',
  'you',
  'your',
  'what',
  'which',
  'how',
  'of',
  'to',
  'have',
  'has',
  'it',
  'its',
  'be',
  'will',
  'would',
  'for',
  'in',
  'on',
])
const longest = 40

/** A data name from the words of a question: "What is your pet's name?" gives `pet_name`. Empty when nothing is left. */
export function suggestName(words: string): string {
  const parts = words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\{\{\w+\}\}/g, ' ')
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
  const telling = parts.filter((part) => !small.has(part))
  let name = ''
  for (const part of telling.length > 0 ? telling : parts) {
    if (name && name.length + part.length >= longest) break
    name = name ? `${name}_${part}` : part
  }
  const cut = name.replace(/^[^a-z]+/, '').slice(0, longest)
  return dataName.safeParse(cut).success ? cut : ''
}
