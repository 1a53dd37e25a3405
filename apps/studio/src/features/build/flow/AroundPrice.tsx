import {
  calculationsIn,
  isAfterPrice,
  neededForPrice,
  placedAroundPrice,
} from '@coverwright/domain/build/flow/price-first'
import type { Page } from '@coverwright/domain/build/page/page'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PaneSection } from '../../../framework/editor/Pane.tsx'
import classes from './Flow.module.css'
import { useFlow } from './flow-editing.ts'

/** Whether buyers answer a page before they see the price; what the price needs cannot wait, and it is said why. */
export function AroundPrice({ page }: { readonly page: Page }) {
  const { t } = useTranslation('flow')
  const { shell, body, tables, put, isLocked } = useFlow()
  const isAfter = isAfterPrice(shell, page)
  const needs = neededForPrice(body, tables, page, calculationsIn(shell))
  const [need] = needs
  return (
    <PaneSection title={t('price.title')}>
      <SegmentedControl
        fullWidth
        aria-label={t('price.title')}
        value={isAfter ? 'after' : 'before'}
        readOnly={isLocked}
        disabled={!isAfter && need !== undefined}
        data={[
          { value: 'before', label: t('price.before') },
          { value: 'after', label: t('price.after') },
        ]}
        onChange={(where) =>
          put(placedAroundPrice(shell, page.path, where === 'after' ? 'after' : 'before'), t('price.moved'))
        }
      />
      <p className={classes.hint}>
        {need
          ? t('price.needed', { list: needs.map(({ name, why }) => t('price.need', { name, why })).join('; ') })
          : t('price.hint')}
      </p>
    </PaneSection>
  )
}
