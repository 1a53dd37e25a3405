import type { Journey } from '@coverwright/blocks/journey'
import type { Body } from '@coverwright/domain/build/body/body'
import { emptyBody } from '@coverwright/domain/build/body/empty-body'
import { ratingProgramOf } from '@coverwright/domain/build/body/rating-program-of'
import { emptyView } from '@coverwright/domain/build/page/empty-view'
import { blocksIn, type Page } from '@coverwright/domain/build/page/page'
import type { Shell } from '@coverwright/domain/build/page/shell'
import type { MountedProduct, ProductForm } from '@coverwright/domain/build/product/product'
import { askedGroups } from '@coverwright/domain/build/question/ask'
import { compileProgram } from '@coverwright/domain/build/rating/compile-program'
import { loadProgram } from '@coverwright/domain/build/rating/load-program'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import { sampleAnswers, samplePrices } from '@coverwright/domain/sell/journey/sample-visit'
import { shownJourney } from '@coverwright/domain/sell/journey/shown-journey'
import type { Visit } from '@coverwright/domain/sell/journey/visit'
import { useMemo } from 'react'
import type { Language } from '../editing/shell-editing.ts'

interface Designed {
  readonly product: MountedProduct
  readonly body: Body | null
  readonly tables: readonly RatingTable[]
  readonly shell: Shell
  readonly page: Page
  readonly language: Language
}

/**
 * The journey as a buyer meets the open page: the first pages as nobody has answered them, those of prices and payment
 * as somebody who answered everything. It knows nothing of what is designed, so that typing does not draw it anew.
 */
export function useDesignJourney({ product, body, tables, shell, page, language }: Designed): Journey {
  const outline = outlineOf(shell)
  const content = useMemo(() => {
    const pages = JSON.parse(outline) as Pick<Shell, 'pages' | 'steps' | 'social' | 'translations' | 'flow'>
    const bare: Shell = { ...bareShell, ...pages }
    return {
      settings: settingsOf(product),
      body: body ?? emptyBody(product),
      shell: bare,
      lists: {},
    }
  }, [product, body, outline])
  const program = useMemo(() => {
    const { compiled } = compileProgram(ratingProgramOf(content.body, tables))
    return compiled ? loadProgram(compiled) : undefined
  }, [content.body, tables])
  const { path } = page
  return useMemo(() => {
    const chosen = language === product.languages[0] ? undefined : language
    const shown = shownJourney(content, { isTest: false, lookUpRoles: [], language: chosen })
    const now = new Date()
    const today = shown.todayAt(now)
    const open = shown.pages.get(path) ?? shown.content.shell.pages[0]
    const answers = sampleAnswers(askedGroups(content.body), shown.lists, today)
    const nobody: Visit = { answers: {}, problems: [], today }
    const visits: Partial<Record<Page['role'], () => Visit>> = {
      plans: () => ({ ...nobody, answers, prices: samplePrices({ content, program, answers, now }) }),
      check: () => ({ ...nobody, answers, prices: samplePrices({ content, program, answers, now }) }),
      'thank-you': () => ({ ...nobody, answers, bought: boughtSample }),
    }
    const visit = open ? (visits[open.role]?.() ?? nobody) : nobody
    return {
      ...(open ? shown.viewOf(open, visit) : emptyView),
      today,
      lists: shown.lists,
      isSettled: false,
      send: async () => [],
      quote: () => Promise.reject(new Error('A page being designed quotes nothing')),
      loadList: async (list) => shown.lists[list] ?? [],
    }
  }, [content, program, path, language, product.languages])
}

const boughtSample = {
  kind: 'bought',
  policyNumber: 'POL-000001',
  startsOn: '2026-12-01',
  endsOn: '2027-11-30',
  email: 'alex@example.com',
  documents: [],
} as const

const none = { type: 'Main', props: { id: 'main' } }

const bareShell: Omit<Shell, 'pages' | 'steps' | 'social'> = {
  version: 2,
  theme: {
    brand: '#000000',
    radius: 0,
    font: 'system',
    buttons: 'soft',
    form: 'outlined',
    header: 'plain',
    footer: 'light',
  },
  header: none,
  footer: none,
}

/** What of a shell the journey depends on: its pages without what is on them, but for what asks for documents. */
const outlineOf = ({ pages, steps, social, translations, flow }: Shell) =>
  JSON.stringify({
    flow,
    steps,
    social,
    translations,
    pages: pages.map((each) => ({ ...each, content: each.content.some(asksForDocuments) ? [documents] : [] })),
  })

const documents = { type: 'Documents', props: { id: 'documents' } }

const asksForDocuments = (block: Page['content'][number]) =>
  block.type === 'Documents' || [...blocksIn(block)].some(({ type }) => type === 'Documents')

const settingsOf = ({
  name,
  description,
  type,
  line,
  country,
  currency,
  languages,
  timeZone,
}: MountedProduct): ProductForm => ({
  name,
  description,
  type,
  line,
  country,
  currency,
  languages,
  timeZone,
})
