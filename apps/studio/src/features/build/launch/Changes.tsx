import type { ReleaseReview } from '@coverwright/domain/publish/publisher/review'
import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { sayPlace, sayValue } from '../../../parts/product/say-place.ts'
import { Finding } from './Finding.tsx'
import classes from './Launch.module.css'

/** What differs from what is live: the parts at once, each place when it is asked for. */
export function Changes({ review }: { readonly review: ReleaseReview }) {
  const { t } = useTranslation('launch')
  const { live, changes, differences, differenceCount: count, isPricedTheSame } = review
  if (!live) return <Finding tone="info" title={t('changes.first')} />
  if (count === 0)
    return <Finding tone="info" title={t(isPricedTheSame ? 'changes.none' : 'changes.ratesAlone', { ...live })} />
  return (
    <Finding tone="info" title={t('changes.some', { count, ...live })}>
      <p>{changes.map((part) => t(`part.${part}`, { defaultValue: part })).join(', ')}</p>
      <details>
        <summary>{t('changes.show')}</summary>
        {count > differences.length && <p>{t('changes.firstOnes', { count: differences.length })}</p>}
        <Table layout="fixed" aria-label={t('changes.some', { count, ...live })}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('changes.place')}</Table.Th>
              <Table.Th>{t('changes.before')}</Table.Th>
              <Table.Th>{t('changes.after')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {differences.map(({ place, before, after }) => (
              <Table.Tr key={place}>
                <Table.Td className={classes.values}>{sayPlace(place)}</Table.Td>
                <Table.Td className={classes.values}>
                  {before === null ? <i>{t('changes.nothing')}</i> : sayValue(before)}
                </Table.Td>
                <Table.Td className={classes.values}>
                  {after === null ? <i>{t('changes.nothing')}</i> : sayValue(after)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
    </Finding>
  )
}
