import type { PostForm } from '@coverwright/domain/assist/post/post'
import type { PostState } from '@coverwright/domain/assist/post/post-lifecycle'
import type { PostAccountForm } from '@coverwright/domain/assist/post-account/post-account'
import type { PostPhotoState } from '@coverwright/domain/assist/post-photo/post-photo-lifecycle'
import type { TemplateContent } from '@coverwright/domain/build/template/template-content'
import { aPhoto } from './a-photo.ts'
import { aTemplate } from './template-builders.ts'
import type { TestApp, TestCompany } from './test-app.ts'

let number = 0
type Client = Pick<TestCompany, 'client'>

export const aPostContent = (text = '{{company}} looks after it.', riskLine = 'Terms apply.'): TemplateContent => ({
  version: 1,
  kind: 'post',
  texts: { en_uk: { text, riskLine } },
})

export const aPostTemplate = (company: Client) => aTemplate(company, aPostContent())

/** Described, so that it can be approved. */
export async function aPostPhoto(app: TestApp, { client }: Client, state: PostPhotoState = 'pending') {
  const { id } = await client.postPhoto.uploadPhoto({ name: 'harbour.jpg' }, new Blob([await aPhoto()]))
  const photo = await client.postPhoto.updatePhoto({ id, name: `Harbour ${++number}`, alt: 'Boats in a harbour' })
  await app.owner.query('update post_photo set state = $2 where id = $1', [id, state])
  return { ...photo, state }
}

export const aPostAccount = async ({ client }: Client, overrides: Partial<PostAccountForm> = {}) => {
  const form = { network: 'kept', address: '', handle: '', secret: '', postsOfDay: 10 } as const
  return (await client.postAccount.createAccount({ ...form, name: `Account ${++number}`, ...overrides })).account
}

export async function aPost(
  app: TestApp,
  company: Client,
  { state = 'draft', ...form }: Partial<PostForm> & { readonly state?: PostState } = {},
) {
  const post = await company.client.post.createPost({
    ...example,
    name: `Post ${++number}`,
    accountId: form.accountId ?? (await aPostAccount(company)).id,
    templateId: form.templateId ?? (await aPostTemplate(company)).id,
    ...form,
  })
  if (state !== 'draft') await app.owner.query('update post set state = $2 where id = $1', [post.id, state])
  return { ...post, state }
}

const example = {
  productId: null,
  channelId: null,
  photoId: null,
  text: 'A vet’s bill can come at any time. {{company}} looks after it.',
  localTime: null,
  takesSecond: false,
}

/** With somebody who writes posts, and approves none. */
export async function aPostingCompany(app: TestApp) {
  app.clock.now = () => new Date()
  const company = await app.aCompany()
  return { company, author: { ...company, ...(await app.aColleague(company, { role: 'standard' })) } }
}

/** By its author. Accounts are the leaders', posts are everybody's who writes. */
export async function aSubmittedPost(
  app: TestApp,
  { company, author }: { readonly company: Client; readonly author: Client },
  overrides: Partial<PostForm> = {},
) {
  const accountId = overrides.accountId ?? (await aPostAccount(company)).id
  const { id } = await aPost(app, author, { ...overrides, accountId })
  return author.client.post.submitPost({ id })
}

export const newsOf = async ({ client }: Client) => (await client.message.listNotifications({})).items
