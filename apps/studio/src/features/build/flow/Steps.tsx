import { SegmentedControl } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Flow.module.css'
import { FlowInspector } from './FlowInspector.tsx'
import { FlowList } from './FlowList.tsx'
import { FlowPalette } from './FlowPalette.tsx'
import { FlowScreen } from './FlowScreen.tsx'
import { useAddBlock } from './use-add-block.ts'

const FlowCanvas = lazy(() => import('./FlowCanvas.tsx'))

export function Component() {
  return (
    <FlowScreen current="steps">
      <StepsOfJourney />
    </FlowScreen>
  )
}

/** All of a journey: as a graph, or as a list for the keyboard. */
function StepsOfJourney() {
  const { t } = useTranslation('flow')
  const [shown, setShown] = useState('graph')
  const { addAfter, addToSelected } = useAddBlock()
  return (
    <>
      <FlowPalette onAdd={addToSelected} />
      <section className={classes.canvas} aria-label={t('journey')}>
        <SegmentedControl
          className={classes.shown ?? ''}
          aria-label={t('shown')}
          data={[
            { value: 'graph', label: t('asGraph') },
            { value: 'list', label: t('asList') },
          ]}
          value={shown}
          onChange={setShown}
        />
        {shown === 'graph' ? (
          <Suspense>
            <FlowCanvas onDrop={addAfter} />
          </Suspense>
        ) : (
          <div className={classes.scroll}>
            <p className={classes.hint}>{t('listHint')}</p>
            <FlowList />
          </div>
        )}
      </section>
      <FlowInspector />
    </>
  )
}
