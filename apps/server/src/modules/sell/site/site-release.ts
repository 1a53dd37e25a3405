import { hash } from 'node:crypto'
import { type Language, languageTags } from '@coverwright/domain/base/language/language'
import type { Option } from '@coverwright/domain/build/dataset/option'
import { emptyView } from '@coverwright/domain/build/page/empty-view'
import type { LookUpRole } from '@coverwright/domain/build/page/look-up-role'
import type { Page } from '@coverwright/domain/build/page/page'
import type { PageData, PageView, TreeNode } from '@coverwright/domain/build/page/page-view'
import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import type { CalendarDate } from '@coverwright/domain/build/question/answers'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { isRepeated } from '@coverwright/domain/sell/journey/journey-pages'
import { type ShownJourney, shownJourney } from '@coverwright/domain/sell/journey/shown-journey'
import { frameOf } from '@coverwright/domain/sell/journey/shown-page'
import type { Visit } from '@coverwright/domain/sell/journey/visit'
import { callPath, type SiteAnswers } from '@coverwright/domain/sell/site/site-calls'
import { hashOf, type PreparedFile, prepareFile } from '../../../platform/http/prepared-file.ts'
import { type DocumentHead, htmlDocument } from './html-document.ts'
import { iconPath } from './page-path.ts'
import { robotsTxt, sitemapXml, socialTags } from './site-facts.ts'
import type { StorefrontBuild } from './storefront-build.ts'
import { withCodeField } from './with-code-field.ts'

/** A release made ready to be shown at an address. */
export interface SiteRelease extends ShownJourney {
  /** All of it, frozen. */
  readonly content: ReleaseContent
  /** Everything sent without thinking: pages as nobody has answered them, script, style, font, pictures, lists. */
  readonly files: ReadonlyMap<string, PreparedFile>
  /** What it takes up in memory, about. */
  readonly bytes: number
  pageFor(page: Page, visit: Visit): PageData
  /** A page of the site's own: a document, a notice. */
  ownPage(view: Pick<PageView, 'path' | 'title'> & Partial<PageView>, nodes: readonly TreeNode[]): PageData
  /** `drawn` is the shell's own page, where it is one. */
  html(page: PageData, today: CalendarDate, drawn?: Page): string
}

interface Address {
  readonly origin: string
  readonly mode: JourneyMode
  readonly lookUpRoles: readonly LookUpRole[]
  /** Another than the one the product is written in. */
  readonly language?: Language
}

export async function makeSiteRelease(
  content: ReleaseContent,
  build: StorefrontBuild,
  { origin, mode, lookUpRoles, language }: Address,
  now: Date,
): Promise<SiteRelease> {
  const shown = shownJourney(content, { isTest: mode === 'test', lookUpRoles, language })
  const { shell } = shown.content
  const { renderer } = build
  const compile = (page: Page) => renderer.compilePage([shell.header, ...page.content, shell.footer])
  const trees = new Map(shell.pages.map((page) => [page, compile(page)]))
  const { isTest, journey, lists, standIns } = shown

  const files = new Map(build.files)
  const rules = [...new Set([...trees.values()].flatMap((tree) => tree.rules))]
  const css = `${renderer.themeCss(shell.theme)}${renderer.onlyFontOf(build.css, shell.theme)}${rules.join('')}`
  const cssPath = stylePath(hashOf(css))
  files.set(cssPath, await prepareFile(css, 'text/css; charset=utf-8', true))

  const headFor = (page: Page | undefined, style: DocumentHead['css'] = { path: cssPath }): DocumentHead => ({
    language: languageTags[shown.language],
    css: style,
    script: build.script,
    favicon: shell.favicon ?? iconPath,
    isIndexed: !isTest && page !== undefined && isIndexed(page),
    canonical: page && `${origin}${page.path}`,
    social: page ? socialTags(shown.content, page, origin) : {},
  })

  const [header, footer] = renderer.compilePage([shell.header, shell.footer]).nodes
  const release: Omit<SiteRelease, 'bytes'> = {
    ...shown,
    files,
    pageFor: (page, visit) => ({
      view: shown.viewOf(page, visit),
      nodes: withCodeField(trees.get(page)?.nodes ?? [], visit, shown.speech),
    }),
    ownPage: (view, nodes) => ({
      view: { ...emptyView, isStill: true, isTest, steps: shell.steps, standIns, ...frameOf(shown), ...view },
      nodes: [
        ...(header ? [header] : []),
        { type: 'Main', id: 'main', props: {}, slots: { content: nodes } },
        ...(footer ? [footer] : []),
      ],
    }),
    html: (page, today, drawn) => htmlDocument(headFor(drawn), page, renderer.renderPage(page, lists, today)),
  }

  // Whoever comes has no style sheet yet and would wait for it; a sheet that could end its element is not put in one.
  const carried = css.includes('<') ? undefined : { text: css }
  const styleHash = carried && `sha256-${hash('sha256', css, 'base64')}`
  const today = release.todayAt(now)
  const nobody: Visit = { answers: {}, problems: [], today }
  const makePage = async (page: Page) => {
    const data = release.pageFor(page, nobody)
    const html = htmlDocument(headFor(page, carried), data, renderer.renderPage(data, lists, today))
    files.set(page.path, { ...(await prepareFile(html, 'text/html; charset=utf-8')), styleHash })
  }
  const makeList = async (name: string, options: readonly Option[]) => {
    files.set(
      `${callPath('list')}/${name}`,
      await prepareFile(JSON.stringify(options satisfies SiteAnswers['list']), 'application/json; charset=utf-8'),
    )
  }
  await Promise.all([
    ...shell.pages.filter((each) => isTheSameForAll(each) && !isRepeated(journey.groupOn(each))).map(makePage),
    ...Object.entries(lists).map(([name, options]) => makeList(name, options)),
  ])
  const indexed = isTest ? [] : shell.pages.filter(isIndexed)
  files.set('/robots.txt', await prepareFile(robotsTxt(isTest, origin), 'text/plain; charset=utf-8'))
  files.set('/sitemap.xml', await prepareFile(sitemapXml(indexed, origin), 'application/xml; charset=utf-8'))
  const own = [...files].filter(([path]) => !build.files.has(path)).map(([, file]) => bytesOfFile(file))
  return Object.assign(release, {
    bytes: own.reduce((sum, one) => sum + one, contentWeight * JSON.stringify(content).length),
  })
}

/** What is read takes several times as much as what was written: objects for braces, two trees of its pages. */
const contentWeight = 6

const bytesOfFile = ({ plain, gzip, br }: PreparedFile) => plain.length + (gzip?.length ?? 0) + (br?.length ?? 0)

const stylePath = (name: string) => `/_/a/journey-${name}.css`

/** Of this release or of another. */
export const isStyle = (path: string) => path.startsWith('/_/a/journey-') && path.endsWith('.css')

/** Before anybody has answered. Plans, payment and thanks are never the same for two people. */
const isTheSameForAll = ({ role }: Page) => role === 'questions' || role === 'text'

/** The first page and the text pages; the middle of a form is nothing to find. */
const isIndexed = ({ role, path }: Page) => role === 'text' || path === '/'
