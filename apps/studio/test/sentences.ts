import { glob, readFile } from 'node:fs/promises'
import { join, matchesGlob } from 'node:path'
import { parseAst } from 'vite'

const domain = join(import.meta.dirname, '../../../packages/domain/src')
const server = join(import.meta.dirname, '../../../apps/server/src')

/** Where the server says something to members itself, for it alone knows: how others answered, what a file holds. */
const ofServer = [
  'adapters/{mail,networks,outbound,probe,registrar,sms,spreadsheets}/*.ts',
  'adapters/assistant/configured-model.ts',
  'adapters/spreadsheets/xls/*.ts',
  'adapters/payments/stripe/read-answers.ts',
  'modules/assist/post/**/*.ts',
  'modules/build/{connector,contract-template,data-source,document,keyword,pricing-table,product,template}/*.ts',
  'modules/build/template/document/render-document.ts',
  'modules/build/template/form/{get-form,say-unfit}.ts',
  'modules/company/{file/carry,invitation/read-list}.ts',
  'modules/publish/{publisher,release}/*.ts',
  'modules/reach/**/*.ts',
  'modules/sell/agent-page/{judge-agents,read-upload}.ts',
  'modules/sell/payment/{charge-card,collect-instalment,give-refund,instalment-payment,register-name}.ts',
  'modules/sell/payment/{settle-bought,settle-policy-payment}.ts',
  'modules/sell/policy-evidence/correct-policy.ts',
  'modules/sell/site/{ask-others,company-look-ups}.ts',
  'modules/sell/transaction/calls.ts',
  'platform/threads/create-lane.ts',
]

/** What speaks to somebody else than the members of a company, or is said by other means. */
const elsewhere = [
  'modules/**/{tables,tells}.ts',
  // Mails to customers, and names of files.
  'modules/build/product/paperwork.ts',
  'modules/build/template/platform-templates.ts',
  'modules/build/pricing-table/download-{marked,version}.ts',
  '**/*.test.ts',
  '**/{test,samples}/**',
  // Named by their codes.
  '**/*-errors.ts',
  '**/*-events.ts',
  '**/*-messages.ts',
  '{errors,messages,permissions,permission-card}.ts',
  'told/**',
  'company/audit/*.ts',
  'base/audit/*.ts',
  '*/*/*-audit.ts',
  // The words of a product, in the product's languages.
  'build/{words,question,product-template}/**',
  'build/dataset/standard-data.ts',
  'build/body/{draft-texts,draft-words,papers,say-cover,sample-body}.ts',
  'build/page/{pre-build,sample-shell}.ts',
  'sell/{letter,journey,site}/**',
  'sell/agent-page/regulatory-lines.ts',
  // Files that are sent or taken along, and lists of them.
  'build/pricing-table/{table-sheets,table-text,wrong-column}.ts',
  'company/{plan,plan-order}/*.ts',
  'sell/referral/referral-mail.ts',
  'sell/transaction/report-rows.ts',
  // Names, and examples of what may be written.
  'assist/exam-question/{find-facts,make-questions}.ts',
  'base/{event/event,language/language}.ts',
  'build/connector/presets.ts',
  'build/document/*.ts',
  'build/page/block-style.ts',
  'build/pricing-table/words.ts',
  'build/template/{example-document,standard-certificate,standard-contract}.ts',
  'company/partnership/partner-types.ts',
  'company/session/browser-in.ts',
  'company/verification/verification-lifecycle.ts',
]

/** What is written as an example where nothing says that it is one. */
const examples = new Set([
  'A quiet site in blues.',
  'A vet’s bill can come at any time. {{company}} looks after it.',
  'Basic {{1}}',
  'Bearer {{1}}',
  'Calm pet pages',
  'Edda Marlow',
  'For everybody who opens an account this spring.',
  'Ford Fiesta 1.0',
  'I answer from nine on weekdays.',
  'It changes your price.',
  'No row covers ',
  'Paws & Co, High Street',
  'Pet policies',
  'Spring campaign',
  'Volvo XC40 2.0',
  'Welcome gift',
  'Why we ask',
])

/** How the server calls what it asks, in its own log. */
const neighbours = new Set([
  'A site',
  'An address that somebody typed',
  'The SMS provider',
  'The built-in registrar',
  'The mail server',
  'The registrar',
])

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** Every sentence that is said to members, with gaps for what is filled in, in the order of the files. */
export async function findSentences(): Promise<string[]> {
  const found = [...(await sentencesOf(domain, ['**/*.ts'])), ...(await sentencesOf(server, ofServer))]
  // One shape is said once, whatever its gaps are called.
  return [...new Map(found.map((text) => [text.replaceAll(/\{\{\w+\}\}/g, '{{}}'), text])).values()]
}

async function sentencesOf(home: string, patterns: string[]): Promise<string[]> {
  const files = (await Array.fromAsync(glob(patterns, { cwd: home }))).toSorted()
  const said = files.filter((file) => !elsewhere.some((pattern) => matchesGlob(file, pattern)))
  const found = await Promise.all(said.map(async (file) => sentencesIn(await readFile(join(home, file), 'utf8'), file)))
  return found.flat()
}

function sentencesIn(code: string, file: string): string[] {
  const isOfDesign = file.startsWith('build/')
  const isCheck = matchesGlob(file, 'build/body/check-*.ts')
  const found: string[] = []
  const visit = (node: unknown, isOfWords: boolean) => {
    if (Array.isArray(node)) for (const each of node) visit(each, isOfWords)
    if (!isNode(node) || isUnsaid(node)) return
    const text = textOf(node)
    if (text !== undefined && !isCode(text) && !examples.has(text) && !neighbours.has(text)) {
      // What several of a kind are, behind their number.
      if (isCheck && /^[a-z-]+ .*[a-z]{2} /.test(text)) found.push(`{{count}} ${text}`)
      else if (isSentence(text) || (isOfWords && /[a-z]{2}/.test(text))) found.push(text)
    }
    const isWords =
      isOfWords || (isOfDesign && (/^(?!is)\w*Words$/.test(nameOf(node['id']) ?? '') || nameOf(node['key']) === 'why'))
    for (const [key, each] of Object.entries(node)) if (key !== 'key') visit(each, isWords)
  }
  visit(parseAst(code, { lang: 'ts' }, file), false)
  return found
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Types, examples, comparisons, faults of the program, and what is kept of what somebody confirmed. */
function isUnsaid(node: Node): boolean {
  const { type, callee, key } = node
  if (type === 'ImportDeclaration' || type === 'BinaryExpression' || /^TS(?!As|Satisfies|NonNull)/.test(type))
    return true
  if (type === 'NewExpression') return nameOf(callee) === 'Error' || nameOf(callee) === 'RegExp'
  if (type === 'CallExpression') return isNode(callee) && nameOf(callee['property']) === 'meta'
  return type === 'Property' && ['examples', 'example', 'confirm'].includes(nameOf(key) ?? '')
}

/** With a gap for each value, called as the value is where it has a name. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  const expressions = node['expressions'] as readonly Node[]
  const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[]
  const taken = new Map<string, number>()
  const gaps = expressions.map((expression, at) => {
    const name = gapOf(expression) ?? String(at + 1)
    const time = (taken.get(name) ?? 0) + 1
    taken.set(name, time)
    return time === 1 ? name : name.replace(/(?=Words$|List$|$)/, String(time))
  })
  return quasis.map(({ value }, at) => (at === 0 ? '' : `{{${gaps[at - 1]}}}`) + value.cooked).join('')
}

/** `name`, `data.name`, `kindWords[kind]` and `rowsWords(rows)` have one. */
function gapOf(expression: Node): string | undefined {
  if (expression.type === 'CallExpression') return wordsOnly(nameOf(expression['callee']))
  if (expression.type !== 'MemberExpression') return nameOf(expression)
  return expression['computed'] ? wordsOnly(nameOf(expression['object'])) : nameOf(expression['property'])
}

const wordsOnly = (name: string | undefined) => (name?.endsWith('Words') ? name : undefined)

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : undefined

/** What is made of people's own words alone has none to translate. */
const isSentence = (text: string) => /^["“A-Z{]/.test(text) && hasWords(text.replaceAll(/\{\{\w+\}\}/g, ''))
const hasWords = (text: string) => /[a-z]{2,}[,:;.]? |[,:;.]? [a-z]{2,}/.test(text)
const isCode = (text: string) =>
  /^[A-Z]+\(|\\|<[/a-z]|::| desc$| in \('|^Bearer /.test(text) || /(?:^|[^{])\{[a-z]/.test(text)
