// What the server renders pages with. Built apart from it: the server runs without a build step and knows no JSX.
import { compileTree } from '@coverwright/blocks/compile-tree'
import { definitions } from '@coverwright/blocks/definitions'
import type { Journey } from '@coverwright/blocks/journey'
import { stillViews } from '@coverwright/blocks/still-views'
import { views } from '@coverwright/blocks/views'
import type { Option } from '@coverwright/domain/build/dataset/option'
import type { BlockData } from '@coverwright/domain/build/page/page'
import type { PageData } from '@coverwright/domain/build/page/page-view'
import type { CalendarDate } from '@coverwright/domain/build/question/answers'
import { renderToString } from 'react-dom/server'
import { Storefront } from './storefront.tsx'

const everyView = { ...views, ...stillViews }

export { onlyFontOf } from '@coverwright/blocks/only-font'
export { themeCss } from '@coverwright/blocks/theme-css'

const never = () => Promise.reject(new Error('Only in a browser'))

export const compilePage = (content: readonly BlockData[]) => compileTree(content, definitions)

export function renderPage(
  { view, nodes }: PageData,
  lists: Readonly<Record<string, readonly Option[]>>,
  today: CalendarDate,
): string {
  const journey: Journey = { ...view, today, lists, isSettled: false, send: never, quote: never, loadList: never }
  return renderToString(<Storefront journey={journey} nodes={nodes} views={everyView} />)
}
