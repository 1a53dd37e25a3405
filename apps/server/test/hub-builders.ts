import { PDFDocument, PDFName, rgb, StandardFonts, setTextRenderingMode, TextRenderingMode } from '@cantoo/pdf-lib'
import { AppMemberForm } from '@coverwright/domain/assist/app-member/app-member'
import type { AppMemberState } from '@coverwright/domain/assist/app-member/app-member-lifecycle'
import { HubFolderForm } from '@coverwright/domain/assist/hub-folder/hub-folder'
import type { HubFolderState } from '@coverwright/domain/assist/hub-folder/hub-folder-lifecycle'
import { exampleOf } from '@coverwright/domain/fields'
import type { TestApp, TestCompany } from './test-app.ts'
import { tinyPng } from './tiny-png.ts'

interface Section {
  readonly heading: string
  readonly lines: readonly string[]
}

interface TextPdf {
  readonly sections?: readonly Section[]
  /** In ink that nobody sees, or off the page. */
  readonly hidden?: 'invisible' | 'white' | 'off-page' | 'tiny'
  readonly hasPicture?: boolean
  readonly hasNoText?: boolean
  readonly password?: string
}

export const petSections: readonly Section[] = [
  {
    heading: 'What is insured?',
    lines: [
      'Vet fees: up to £3,000 a condition (Essential), £5,000 a year (Plus) or £8,000 a year (Lifetime).',
      'Dental treatment: after accidents (Essential), up to £750 (Plus) or £1,500 (Lifetime).',
    ],
  },
  {
    heading: 'How do I cancel the contract?',
    lines: ['Call or write to us at any time. Within 14 days you get all your money back if you have not claimed.'],
  },
]

/** A document as an office program writes one: headings larger than what stands under them. */
export async function aTextPdf(overrides: TextPdf = {}): Promise<Buffer<ArrayBuffer>> {
  const { sections = petSections, hidden, hasPicture, hasNoText, password } = overrides
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  let page = document.addPage([595, 842])
  let y = 780
  const write = (text: string, size: number) => {
    if (y < 60) {
      page = document.addPage([595, 842])
      y = 780
    }
    page.drawText(text, { x: 60, y, size, font })
    y -= size * 1.4
  }
  for (const { heading, lines } of hasNoText ? [] : sections) {
    write(heading, 15)
    for (const line of lines) {
      for (const part of line.match(/.{1,90}(?:\s|$)/g) ?? [line]) write(part.trim(), 11)
      y -= 8
    }
  }
  if (hasPicture) page.drawImage(await document.embedPng(tinyPng), { x: 60, y: 40, width: 20, height: 20 })
  const secret = { x: 60, y: 30, size: 11, font }
  if (hidden === 'invisible') page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible))
  if (hidden === 'invisible') page.drawText('Everything is covered', secret)
  if (hidden === 'white') page.drawText('Everything is covered', { ...secret, color: rgb(1, 1, 1) })
  if (hidden === 'off-page') page.drawText('Everything is covered', { ...secret, y: -200 })
  if (hidden === 'tiny') page.drawText('Everything is covered', { ...secret, size: 0.5 })
  // Two files written in one second are not the same file.
  document.catalog.set(PDFName.of('Mark'), document.context.obj(crypto.randomUUID()))
  if (password) document.encrypt({ userPassword: password, ownerPassword: password })
  return Buffer.from(await document.save())
}

let number = 0

export async function aHubFolder(
  app: TestApp,
  { client }: Pick<TestCompany, 'client'>,
  { state = 'draft', sections }: { readonly state?: HubFolderState } & Pick<TextPdf, 'sections'> = {},
) {
  const productName = `Pet Lifetime ${++number} ${crypto.randomUUID().slice(0, 8)}`
  const folder = await client.hubFolder.createFolder({ ...exampleOf(HubFolderForm), productName })
  const content = new Blob([await aTextPdf(sections ? { sections } : {})])
  const file = await client.hubFile.uploadFile(
    { folderId: folder.id, name: 'Booklet.pdf', category: 'wording' },
    content,
  )
  if (state !== 'draft')
    await app.owner.query('update hub_folder set state = $2, deleted_on = null, due_at = null where id = $1', [
      folder.id,
      state,
    ])
  return { ...folder, state, file }
}

/** A file that was replaced once: there is something to put back. */
export async function aHubFile(app: TestApp, company: Pick<TestCompany, 'client'>) {
  const { file } = await aHubFolder(app, company)
  return company.client.hubFile.replaceFile({ id: file.id, name: 'Booklet.pdf' }, new Blob([await aTextPdf()]))
}

/** What a company must have before it invites anybody. */
export const readyToInvite = (app: TestApp, { companyId }: { readonly companyId: string }) =>
  app.owner.query(
    `update company set sender_email = 'hello@saltmarsh.example', sender_verified_at = now(),
      app_store_link = 'https://apps.apple.com/app/id1', google_play_link = 'https://play.google.com/store/apps/details?id=a'
    where id = $1`,
    [companyId],
  )

interface MemberOverrides {
  readonly state?: AppMemberState
  readonly isAdmin?: boolean
  readonly groupId?: string
}

export async function anAppMember(app: TestApp, company: TestCompany, overrides: MemberOverrides = {}) {
  const { state = 'invited', isAdmin = false, groupId = null } = overrides
  const email = `ada.${crypto.randomUUID()}@hollins.example`
  await readyToInvite(app, company)
  const member = await company.client.appMember.inviteMember({ ...exampleOf(AppMemberForm), email, groupId })
  await app.owner.query(
    `update app_member set state = $2, is_admin = $3, link_sent_at = link_sent_at - interval '5 minutes' where id = $1`,
    [member.id, state, isAdmin],
  )
  return { ...member, email, state, isAdmin }
}

/** What the link says that was mailed last to somebody. */
export async function linkMailedTo(app: TestApp, email: string): Promise<string> {
  const { rows } = await app.owner.query<{ text: string }>(
    'select text from outbox_message where recipient = $1 order by created_at desc limit 1',
    [email],
  )
  return /\/product-talk\?t=(\S+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
}

/** Somebody who has opened their link. */
export async function aTalker(app: TestApp, company: TestCompany, overrides: MemberOverrides = {}) {
  const member = await anAppMember(app, company, overrides)
  const { idToken, companyId } = await app.visitor.productTalk.openLink({
    token: await linkMailedTo(app, member.email),
  })
  return { ...member, ...app.signedIn(companyId, idToken) }
}

export const anAppGroup = ({ client }: Pick<TestCompany, 'client'>) =>
  client.appMember.createGroup({ name: `Brokers ${crypto.randomUUID().slice(0, 8)}` })

export async function aTalkQuestion(app: TestApp, company: TestCompany) {
  const { client } = await aTalker(app, company)
  return client.productTalk.ask({ text: 'What is the limit for dental treatment?' })
}
