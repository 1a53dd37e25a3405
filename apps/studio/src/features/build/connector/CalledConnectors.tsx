import type { Shell } from '@coverwright/domain/build/page/shell'
import { Table } from '@mantine/core'
import { IconPlug } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'

/** Other systems that the journey of a product asks; without one, all that the company has. */
export function CalledConnectors({ productId }: { readonly productId: string | undefined }) {
  const { t } = useTranslation('connector')
  const mayManage = useMay('manage-connectors')
  const all = useQuery(queries.apiConnector.listConnectors({}, { nowPage: 1, pageSize: 50, orderBy: 'name' }))
  const design = useQuery({ ...queries.product.getShell({ id: productId ?? '' }), enabled: productId !== undefined })
  const failed = [all, design].find(({ isLoadingError }) => isLoadingError)
  if (failed) return <ErrorAlert error={failed.error} onRetry={() => void failed.refetch()} />
  if (!all.data || (productId && !design.data)) return null
  // The server has read it with the shell's model.
  const shell = design.data?.shell as Shell | null | undefined
  const called = new Set(
    (shell?.flow?.blocks ?? []).flatMap((block) => ('connectorId' in block ? block.connectorId : [])),
  )
  const shown = all.data.items.filter(({ id }) => !productId || called.has(id))
  if (shown.length === 0)
    return (
      <Empty
        icon={<IconPlug size={20} />}
        title={t(productId ? 'noneCalled' : 'none')}
        description={t(productId ? 'noneCalledHint' : 'noneHint')}
      />
    )
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('name')}</Table.Th>
          <Table.Th>{t('method')}</Table.Th>
          <Table.Th>{t('address')}</Table.Th>
          <Table.Th>{t('state')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {shown.map(({ id, name, method, address, state }) => (
          <Table.Tr key={id}>
            <Table.Td>{mayManage ? <Link to={pathTo(`/apiConnector?id=${id}`)}>{name}</Link> : name}</Table.Td>
            <Table.Td>{method}</Table.Td>
            <Table.Td>{address}</Table.Td>
            <Table.Td>
              <StatusBadge status={state} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
