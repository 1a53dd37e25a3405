import type { BatchResult } from '@coverwright/domain/company/invitation/invitation'
import type { ListedPerson } from '@coverwright/domain/company/invitation/read-list'
import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import classes from './BatchInvite.module.css'

interface BatchRowsProps {
  readonly people: readonly ListedPerson[]
  /** Absent before the list was looked at. */
  readonly results?: readonly BatchResult[]
}

const lookOf = (result: BatchResult | undefined) =>
  result?.isInvited ? 'sent' : result?.message ? 'rejected' : 'ready'

export function BatchRows({ people, results }: BatchRowsProps) {
  const { t } = useTranslation('member')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <div className={classes.rows} tabIndex={0} role="region" aria-label={t('rows')}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('email')}</Table.Th>
            <Table.Th>{t('name')}</Table.Th>
            <Table.Th>{t('role')}</Table.Th>
            {results && <Table.Th>{t('result')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {people.map(({ email, name, role }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two rows may hold the same person; their place tells them apart
            <Table.Tr key={`${index} ${email}`}>
              <Table.Td>{email}</Table.Td>
              <Table.Td>{name}</Table.Td>
              <Table.Td>{role}</Table.Td>
              {results && (
                <Table.Td>
                  <StatusBadge status={lookOf(results[index])} />
                  {results[index]?.message && <span className={classes.reason}>{said(results[index].message)}</span>}
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
