import { compileEmail } from '@coverwright/blocks/mail/compile-mail'
import { drawStandardMail } from '@coverwright/blocks/mail/draw-standard-mail'
import { type Language, languages } from '@coverwright/domain/base/language/language'
import { oneLine } from '@coverwright/domain/base/message/one-line'
import { fillTemplate } from '@coverwright/domain/build/template/compiled'
import { mailLimits } from '@coverwright/domain/build/template/mail-block'
import { exampleValues, templateFieldNames } from '@coverwright/domain/build/template/template-fields'
import { attacks } from '@coverwright/domain/build/template/test/attacks'
import { nounMessages } from '@coverwright/domain/noun-messages'
import { letterIn, mailOf } from '@coverwright/domain/sell/letter/letter'
import * as letters from '@coverwright/domain/sell/letter/standard-letters'
import { wordedIn } from '@coverwright/domain/told/worded-in'
import type { MessageCode } from '@coverwright/domain/worded'
import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { expect, test } from 'vitest'
import { checkMail } from '../../../adapters/mail/check-mail.ts'
import { platformTemplates } from '../../build/template/index.ts'

interface Drawn {
  readonly of: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

const brand = { 'brand.company': 'Tarnbrook', 'brand.colour': '#175cd3', 'brand.ink': '#ffffff' }

/** Each time another one, so that every one stands in every slot of something. */
let turn = 0
const attack = () => attacks[turn++ % attacks.length] ?? ''

/** As `send` writes it and `dress-mail` draws it. */
function standard(of: string, said: { readonly subject: string; readonly text: string }): Drawn {
  const subject = oneLine(said.subject)
  return { of, subject, text: said.text, html: drawStandardMail({ subject, text: said.text }, brand) }
}

type Messages = Readonly<
  Record<string, { readonly fields: Readonly<Record<string, string>>; readonly text?: readonly unknown[] }>
>

/** What members are told, in every language it is told in. */
function* toMembers(value: () => string): Generator<Drawn> {
  // What is a title alone is told in the studio, and mailed to nobody.
  for (const [code, { fields, text: mailed = [] }] of Object.entries(nounMessages as Messages))
    for (const language of mailed.length > 0 ? languages : []) {
      const values = Object.fromEntries(Object.keys(fields).map((name) => [name, value()]))
      // The keys of the messages are their codes.
      const { title, text } = wordedIn(language, { code: code as MessageCode, values })
      yield standard(`${code} in ${language}`, { subject: title, text })
    }
}

type WriteLetter = (say: unknown, told: unknown, more: unknown) => letters.Told

/** All that any of the letters asks for. */
const inLetters =
  'company product number link startDate period price amount voucher payment dueDate phone reference reason complaints'.split(
    ' ',
  )

/** What customers are written, in every language. */
function* toCustomers(value: () => string): Generator<Drawn> {
  for (const [name, write] of Object.entries(letters as unknown as Readonly<Record<string, WriteLetter>>))
    for (const language of languages) {
      const told = { ...Object.fromEntries(inLetters.map((slot) => [slot, value()])), documents: [value(), value()] }
      const letter = letterIn(language)
      const { subject, lines } = write(letter.say, told, value())
      const mail = mailOf(letter, { email: '', name: value(), isTest: false, subject, lines })
      yield standard(`${name} in ${language}`, mail)
    }
}

/** What the platform offers, with what is hostile in one field after the other and in all at once. */
function* ofPlatform(fillings: readonly Readonly<Record<string, string>>[]): Generator<Drawn> {
  for (const { seed, content } of platformTemplates) {
    if (content.kind !== 'email') continue
    const compiled = compileEmail(content)
    // As above: the keys of what was checked are languages.
    for (const language of Object.keys(content.texts) as Language[])
      for (const values of fillings) {
        const filled = fillTemplate(compiled, language, { ...exampleValues, ...values, ...brand })
        if (filled?.kind !== 'email') throw new Error(`${seed} is no mail`)
        // What lacks a value is not sent.
        if (filled.missing.length === 0) yield { of: `${seed} in ${language}`, ...filled }
      }
  }
}

const hostile = attacks.flatMap((words) => [
  ...templateFieldNames.map((name) => ({ [name]: words })),
  Object.fromEntries(templateFieldNames.filter((name) => name !== 'link').map((name) => [name, words])),
])

type Node = DefaultTreeAdapterMap['childNode']

function* nodesIn(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node
    if ('childNodes' in node) yield* nodesIn(node.childNodes)
  }
}

/** All that mails are made of. */
const tags = new Set(
  'html head body title meta style table tbody tr td h1 h2 h3 p a img br hr ul li strong em b i span div'.split(' '),
)

/** What is wrong with a mail, whoever's words are in it. */
function faultsOf({ subject, text, html }: Drawn): string[] {
  const faults: string[] = []
  const document = parse(html, { onParseError: ({ code }) => faults.push(`HTML: ${code}`) })
  for (const node of nodesIn(document.childNodes)) {
    if (!('tagName' in node)) continue
    if (!tags.has(node.tagName)) faults.push(`a tag: ${node.tagName}`)
    for (const { name, value } of node.attrs) {
      if (name.startsWith('on')) faults.push(`an attribute: ${name}`)
      if (name === 'href' && !/^(https?|mailto|tel):/i.test(value)) faults.push(`a link: ${value}`)
      if (name === 'src' && !/^(https:|cid:)/i.test(value)) faults.push(`a picture: ${value}`)
    }
  }
  if (Buffer.byteLength(html) > mailLimits.htmlBytes) faults.push('larger than a mail may be')
  if (text.trim() === '') faults.push('no words beside it')
  if (subject.trim() === '' || /\p{Cc}/u.test(subject)) faults.push('a subject that is no line')
  checkMail({ id: 'a', to: 'jo@example.com', subject, text, html, replyTo: 'us@example.com' } as const)
  return faults
}

const everyMail = () => [...toMembers(attack), ...toCustomers(attack), ...ofPlatform(hostile)]

test('two hundred mails and more, with what is hostile in every slot, are words and nothing else', () => {
  const mails = everyMail()
  expect(new Set(mails.map(({ of }) => of)).size).toBeGreaterThan(200)
  expect(new Set(mails.map(({ html }) => html)).size).toBeGreaterThan(1000)
  const faults = mails.flatMap((mail) => faultsOf(mail).map((fault) => `${mail.of}: ${fault}`))
  expect([...new Set(faults)]).toEqual([])
}, 60_000)

test('a mail that a value could break is found to be broken', () => {
  const sound = { of: '', subject: 'S', text: 'T', html: '<!doctype html><html><body><p>Hello</p></body></html>' }
  expect(faultsOf(sound)).toEqual([])
  const withHello = (words: string): Drawn => Object.assign({}, sound, { html: sound.html.replace('Hello', words) })
  const broken = attacks.map((words) => withHello(`<a href="${words}">x</a>`))
  expect(broken.flatMap(faultsOf)).not.toEqual([])
  expect(faultsOf({ ...sound, html: sound.html.replace('Hello', '<script>1</script>') })).toEqual(['a tag: script'])
  expect(() => faultsOf({ ...sound, subject: 'Jo\r\nBcc: everybody@evil.example' })).toThrow('The mail is not sendable')
})
