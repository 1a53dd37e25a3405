import { AppMemberForm } from '@coverwright/domain/assist/app-member/app-member'
import type { AppMemberState } from '@coverwright/domain/assist/app-member/app-member-lifecycle'
import { HubFolderForm } from '@coverwright/domain/assist/hub-folder/hub-folder'
import type { HubFolderState } from '@coverwright/domain/assist/hub-folder/hub-folder-lifecycle'
import { exampleOf } from '@coverwright/domain/fields'
import { aTextPdf, type TextPdf } from './a-text-pdf.ts'
import type { TestApp, TestCompany } from './test-app.ts'

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

/** With a question that they asked: a list of what somebody asked has something to show. */
export async function anAsker(app: TestApp, company: TestCompany, overrides: MemberOverrides = {}) {
  const member = await anAppMember(app, company, overrides)
  await app.owner.query(
    `insert into talk_question (id, company_id, member_id, text, outcome, quotes)
    values (gen_random_uuid(), $1, $2, 'Is my parrot covered?', 'not-found', '[]')`,
    [company.companyId, member.id],
  )
  return member
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

/** With somebody in it. */
export async function aPeopledGroup(app: TestApp, company: TestCompany) {
  const group = await anAppGroup(company)
  await anAppMember(app, company, { groupId: group.id })
  return group
}

export async function aTalkQuestion(app: TestApp, company: TestCompany) {
  const { client } = await aTalker(app, company)
  return client.productTalk.ask({ text: 'What is the limit for dental treatment?' })
}
