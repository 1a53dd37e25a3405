import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { expect, test } from 'vitest'
import { answersOf } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { aMount } from '../../../../test/publications.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const styleIn = (html: string) => /href="([^"]+\.css)"/.exec(html)?.[1] ?? ''
/** The first page carries its style sheet; those after it name one. */
const carriedIn = (html: string) => /<style>([^<]+)</.exec(html)?.[1] ?? ''

/** Its title tells which release a page is of, its style sheet must be the same one's. */
async function aMarkedMount(company: Awaited<ReturnType<typeof app.aCompany>>, mark: string, colour: string) {
  const { productId, host } = await aMount(app, company, 'staging')
  const { shellRevision: revision } = await company.client.product.getProduct({ id: productId })
  const shell = {
    ...sampleShell,
    theme: { ...sampleShell.theme, brand: colour },
    pages: sampleShell.pages.map((page) => Object.assign({}, page, { title: `${mark} ${page.title}` })),
  }
  await company.client.product.updateShell({ id: productId, revision, shell })
  const { id: releaseId } = await company.client.publisher.publishProduct({ id: productId, stage: 'staging', host })
  return { releaseId, mark }
}

test('swapped and rolled back under load: no request fails, none is of two releases', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  const [one, two] = [await aMarkedMount(company, 'ONE', '#0a5c36'), await aMarkedMount(company, 'TWO', '#5551e0')]
  const start = await aMount(app, company)
  const { host } = start
  let { id } = await publisher.swapDesign({ id: start.id, releaseId: one.releaseId })
  const moves = { isOver: false }
  const failures: string[] = []
  const seen = new Map<string, Set<string>>()
  const last = { mark: '' }
  const visit = async () => {
    while (!moves.isOver) {
      const visitor = aVisitor(app, host)
      const page = await visitor.get('/')
      const mark = /<title>(ONE|TWO)/.exec(page.body)?.[1] ?? ''
      const css = carriedIn(page.body)
      if (page.statusCode !== 200 || !mark || !css) failures.push(`page ${page.statusCode}`)
      seen.set(mark, (seen.get(mark) ?? new Set()).add(css))
      last.mark = mark
      // A journey begun on one release goes on with it, whatever is mounted by then.
      await visitor.post('/', answersOf(app))
      const plans = await visitor.get('/plan')
      if (plans.statusCode !== 200 || !/<title>(ONE|TWO)/.test(plans.body)) failures.push(`plans ${plans.statusCode}`)
      const style = await visitor.get(styleIn(plans.body))
      if (style.statusCode !== 200) failures.push(`style ${style.statusCode}`)
    }
  }
  const visitors = Array.from({ length: 4 }, visit)
  for (let round = 0; round < 6; round++) {
    const next = round % 2 === 0 ? two : one
    id = (await publisher.swapDesign({ id, releaseId: next.releaseId })).id
    await eventually(() => expect(last.mark).toBe(next.mark))
    const { backup } = await publisher.getMount({ id })
    if (round % 3 === 2 && backup) id = (await publisher.rollBack({ id: backup.id })).id
  }
  moves.isOver = true
  await Promise.all(visitors)
  expect(failures).toEqual([])
  expect([...seen.keys()].toSorted()).toEqual(['ONE', 'TWO'])
  // Each release has one style sheet: a page with the other's would be of two.
  const sheets = Array.from(seen.values(), (css) => Array.from(css))
  expect(sheets.map(({ length }) => length)).toEqual([1, 1])
  expect(sheets[0]).not.toEqual(sheets[1])
})

test('a page that was opened before a swap gets its own style after it', async () => {
  const company = await app.aCompany()
  const next = await aMarkedMount(company, 'NEXT', '#5551e0')
  const { id, host } = await aMount(app, company)
  const opened = async () => {
    const visitor = aVisitor(app, host)
    await visitor.post('/', answersOf(app))
    return styleIn((await visitor.get('/plan')).body)
  }
  const css = await opened()
  await company.client.publisher.swapDesign({ id, releaseId: next.releaseId })
  await eventually(async () => expect((await aVisitor(app, host).get('/')).body).toContain('<title>NEXT'))
  const style = await aVisitor(app, host).get(css)
  expect(style).toMatchObject({ statusCode: 200, headers: { 'cache-control': expect.stringContaining('immutable') } })
  expect(await opened()).not.toBe(css)
  expect((await aVisitor(app, host).get('/_/a/journey-nobodyknows1.css')).statusCode).toBe(404)
})
