import { compileTree } from '@coverwright/blocks/compile-tree'
import { definitions } from '@coverwright/blocks/definitions'
import type { Journey } from '@coverwright/blocks/journey'
import { Tree } from '@coverwright/blocks/tree'
import { views } from '@coverwright/blocks/views'
import type { Body } from '@coverwright/domain/build/body/body'
import type { Page } from '@coverwright/domain/build/page/page'
import type { Shell } from '@coverwright/domain/build/page/shell'
import type { ProductForm } from '@coverwright/domain/build/product/product'
import { calendarDate } from '@coverwright/domain/build/question/answers'
import { askedGroups, askedQuestions, listsOf } from '@coverwright/domain/build/question/ask'
import { standInsOf } from '@coverwright/domain/build/question/fill'
import { itemQuestions } from '@coverwright/domain/build/question/items'
import { spokenIn } from '@coverwright/domain/build/words/words-of'
import { useMemo } from 'react'
import { JourneyFrame } from './JourneyFrame.tsx'

interface JourneyPreviewProps {
  readonly title: string
  readonly shell: Shell
  readonly body: Body
  readonly page: Page
  readonly settings: Pick<ProductForm, 'timeZone' | 'languages'>
  readonly className?: string | undefined
}

/** One page of a site as a buyer meets it first, drawn by the journey's own blocks. Nothing is sent anywhere. */
export function JourneyPreview({ title, shell, body, page, settings, className }: JourneyPreviewProps) {
  const { nodes, rules } = useMemo(
    () => compileTree([shell.header, ...page.content, shell.footer], definitions),
    [shell.header, shell.footer, page],
  )
  const journey = useMemo(() => journeyOf(shell, body, page, settings), [shell, body, page, settings])
  return (
    <JourneyFrame title={title} theme={shell.theme} rules={rules} journey={journey} className={className}>
      <div className="cj-page" key={page.path}>
        <Tree nodes={nodes} views={views} />
      </div>
    </JourneyFrame>
  )
}

function journeyOf(
  shell: Shell,
  body: Body,
  page: Page,
  { timeZone, languages }: JourneyPreviewProps['settings'],
): Journey {
  const lists = listsOf(body.dataset)
  const group = page.role === 'questions' ? askedGroups(body).find(({ name }) => name === page.group) : undefined
  return {
    path: page.path,
    title: page.title,
    step: 'step' in page ? page.step : 0,
    steps: shell.steps,
    isTest: false,
    questions: group ? { [group.name]: group.repeat ? itemQuestions(group, 1) : group.questions } : {},
    answers: {},
    standIns: standInsOf(askedQuestions(body)),
    problems: [],
    said: [],
    ...spokenIn(languages[0] ?? 'en_uk'),
    regulatory: [body.regulatory.statement, body.regulatory.complaints].filter(Boolean),
    links: shell.pages.flatMap(({ role, title, path }) => (role === 'text' ? [{ label: title, href: path }] : [])),
    today: calendarDate(new Date(), timeZone),
    lists,
    isSettled: true,
    send: async () => [],
    quote: () => Promise.reject(new Error('A preview quotes nothing')),
    loadList: async (list) => lists[list] ?? [],
  }
}
