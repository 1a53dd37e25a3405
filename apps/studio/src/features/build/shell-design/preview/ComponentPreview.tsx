import { compileTree } from '@coverwright/blocks/compile-tree'
import { definitions } from '@coverwright/blocks/definitions'
import type { Journey } from '@coverwright/blocks/journey'
import { Tree } from '@coverwright/blocks/tree'
import { views } from '@coverwright/blocks/views'
import type { Component } from '@coverwright/domain/build/component/component'
import { emptyView } from '@coverwright/domain/build/page/empty-view'
import { calendarDate } from '@coverwright/domain/build/question/answers'
import { spokenIn } from '@coverwright/domain/build/words/words-of'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './ComponentPreview.module.css'
import { blocksOfComponent } from './component-blocks.ts'
import { JourneyFrame } from './JourneyFrame.tsx'
import { stageOf } from './stage.ts'

/** What a component looks like, without opening it. */
export function ComponentPreview({ component }: { readonly component: Pick<Component, 'name' | 'blocks'> }) {
  const { t } = useTranslation('component')
  const { name } = component
  const blocks = useMemo(() => blocksOfComponent(component), [component])
  const { nodes, rules } = useMemo(() => compileTree(blocks, definitions), [blocks])
  const journey = useMemo(() => journeyOf(name), [name])
  const { theme } = stageOf(name, { version: 1, blocks: [] })
  if (blocks.length === 0) return <p className={classes.unseen}>{t('unseen')}</p>
  return (
    // Nothing in it is pressed from here: it is a picture.
    <div className={classes.preview} inert>
      <JourneyFrame title={t('previewOf', { name })} theme={theme} rules={rules} journey={journey}>
        <div className="cj-page">
          <Tree nodes={nodes} views={views} />
        </div>
      </JourneyFrame>
    </div>
  )
}

/** Of no product: what a body would fill stays empty. */
const journeyOf = (title: string): Journey => ({
  ...emptyView,
  title,
  steps: [title],
  ...spokenIn('en_uk'),
  today: calendarDate(new Date(), 'Europe/London'),
  lists: {},
  isSettled: true,
  send: async () => [],
  quote: () => Promise.reject(new Error('A preview quotes nothing')),
  loadList: async () => [],
})
