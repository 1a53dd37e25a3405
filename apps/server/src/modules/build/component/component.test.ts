import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { ProductForm } from '@coverwright/domain/build/product/product'
import { exampleOf } from '@coverwright/domain/fields'
import { expect, test } from 'vitest'
import { aComponent } from '../../../../test/design-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const company = await app.aCompany()
const { client } = company

const note = (id: string, props = {}) => ({ type: 'Note', props: { id, title: 'Why we ask', text: '', ...props } })

test('a component waits, is submitted, rejected with a reason, submitted again and approved', async () => {
  const made = await client.component.createComponent({ name: 'Promise', about: '', blocks: [note('a')] })
  expect(made).toMatchObject({ state: 'pending', isLocked: false, blocks: [note('a')] })
  const { id } = made
  await expect(client.component.approveComponent({ id })).rejects.toMatchObject({ code: 'component.wrong-state' })
  expect(await client.component.submitComponent({ id })).toMatchObject({ state: 'submitted' })
  const rejected = await client.component.rejectComponent({ id, reason: 'It names a price' })
  expect(rejected).toMatchObject({ state: 'rejected', reason: 'It names a price' })
  expect(await client.component.submitComponent({ id })).toMatchObject({ state: 'submitted', reason: '' })
  expect(await client.component.approveComponent({ id })).toMatchObject({ state: 'approved' })
  expect((await client.component.listComponents({ state: 'approved' })).items).toMatchObject([{ id }])
})

test('what was approved and is changed is approved again; what is being looked at does not change', async () => {
  const approved = await aComponent(app, company, 'approved')
  const changed = await client.component.updateComponent({ id: approved.id, about: 'Under each question' })
  expect(changed).toMatchObject({ state: 'pending', about: 'Under each question', name: approved.name })
  const submitted = await aComponent(app, company, 'submitted')
  await expect(client.component.updateComponent({ id: submitted.id, about: 'x' })).rejects.toMatchObject({
    code: 'component.wrong-state',
  })
  expect(await client.component.takeBackComponent({ id: submitted.id })).toMatchObject({ state: 'pending' })
})

test('a locked component is neither changed nor deleted until it is unlocked', async () => {
  const { id } = await aComponent(app, company)
  expect(await client.component.lockComponent({ id, isLocked: true })).toMatchObject({ isLocked: true })
  const isLocked = { code: 'component.locked' }
  await expect(client.component.updateComponent({ id, name: 'Other' })).rejects.toMatchObject(isLocked)
  await expect(client.component.deleteComponent({ id })).rejects.toMatchObject(isLocked)
  await client.component.lockComponent({ id, isLocked: false })
  await client.component.deleteComponent({ id })
  await expect(client.component.getComponent({ id })).rejects.toMatchObject({ code: 'component.not-found' })
})

test('a name is taken once, whoever asks for it', async () => {
  const { name } = await aComponent(app, company)
  const other = await aComponent(app, company)
  const isTaken = { code: 'component.name-taken', message: 'already exists' }
  await expect(client.component.createComponent({ name, about: '', blocks: [note('a')] })).rejects.toMatchObject(
    isTaken,
  )
  await expect(client.component.updateComponent({ id: other.id, name })).rejects.toMatchObject(isTaken)
})

test.each([
  ['a block that nobody draws', [{ type: 'Marquee', props: { id: 'a' } }]],
  ['one inside another', [note('a', { content: [{ type: 'Script', props: { id: 'b' } }] })]],
  ['two of one id', [note('a'), note('a')]],
  ['a link that runs', [{ type: 'Button', props: { id: 'a', label: 'Go', link: 'javascript:alert(1)' } }]],
  ['a picture from elsewhere', [{ type: 'Picture', props: { id: 'a', picture: { src: '//evil.example/x.svg' } } }]],
  ['nothing', []],
])('%s is refused', async (_what, blocks) => {
  const made = client.component.createComponent({ name: 'Hostile', about: '', blocks })
  await expect(made).rejects.toMatchObject({ status: 422 })
})

test('who may not approve is refused', async () => {
  const { id } = await aComponent(app, company, 'submitted')
  const designer = await app.aColleague(company, { role: 'designer' })
  await expect(designer.client.component.approveComponent({ id })).rejects.toMatchObject({ status: 403 })
})

test('what was approved stays in use while the next version waits, and is replaced by it', async () => {
  const { id } = await client.component.createComponent({ name: 'Kept', about: '', blocks: [note('a')] })
  const available = async () =>
    (await client.component.listComponents({ isAvailable: true })).items.find((one) => one.id === id)
  expect(await available()).toBeUndefined()
  await client.component.submitComponent({ id })
  await client.component.approveComponent({ id })
  const next = note('a', { text: 'Because it changes your price' })
  await client.component.updateComponent({ id, blocks: [next] })
  expect(await available()).toMatchObject({ state: 'pending', blocks: [next], approvedBlocks: [note('a')] })
  await client.component.submitComponent({ id })
  await client.component.rejectComponent({ id, reason: 'Too long' })
  expect(await available()).toMatchObject({ state: 'rejected', approvedBlocks: [note('a')] })
  await client.component.submitComponent({ id })
  expect(await client.component.approveComponent({ id })).toMatchObject({ state: 'approved', approvedBlocks: [next] })
})

test('who approves is told of what waits, and who made it of what came of it', async () => {
  const designer = await app.aColleague(company, { role: 'designer' })
  const { id } = await designer.client.component.createComponent({ name: 'Told', about: '', blocks: [note('a')] })
  await designer.client.component.submitComponent({ id })
  const titles = async ({ message }: typeof client) =>
    (await message.listNotifications({}, { nowPage: 1, pageSize: 50 })).items.map(({ title }) => title)
  expect(await titles(client)).toContain('The component “Told” waits for approval')
  await client.component.rejectComponent({ id, reason: 'It names a price' })
  expect(await titles(designer.client)).toContain('Your component “Told” was rejected: It names a price')
  await designer.client.component.submitComponent({ id })
  await client.component.approveComponent({ id })
  expect(await titles(designer.client)).toContain('Your component “Told” was approved')
})

/** As the editor puts a component on a page. */
const following = (componentId: string) => ({
  type: 'Component',
  props: { id: 'component-1', componentId, version: 'first', was: {}, content: [note('inside')] },
})

test('the products that follow a component are named, and nobody else’s', async () => {
  const { id } = await aComponent(app, company, 'approved')
  expect(await client.component.listUses({ id })).toEqual({ products: [], count: 0 })
  const product = await client.product.createProduct({ ...exampleOf(ProductForm), name: 'Follows it' })
  const shell = {
    ...sampleShell,
    pages: sampleShell.pages.map((page) => Object.assign({}, page, { content: [following(id)] })),
  }
  await client.product.updateShell({ id: product.id, revision: 1, shell })
  expect(await client.component.listUses({ id })).toEqual({
    products: [{ id: product.id, name: 'Follows it' }],
    count: 1,
  })
  const other = await aComponent(app, company, 'approved')
  expect(await client.component.listUses({ id: other.id })).toMatchObject({ count: 0 })
  await client.component.deleteComponent({ id })
  const kept = await client.product.getShell({ id: product.id })
  expect(JSON.stringify(kept.shell)).toContain('component-1')
})

test('a component that holds another one is refused', async () => {
  const blocks = [{ type: 'Section', props: { id: 'box', content: [following(crypto.randomUUID())] } }]
  const made = client.component.createComponent({ name: 'Round and round', about: '', blocks })
  await expect(made).rejects.toMatchObject({ status: 422 })
})
