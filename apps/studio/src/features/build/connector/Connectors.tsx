import type { Connector } from '@coverwright/domain/build/connector/connector'
import { Button } from '@mantine/core'
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconPlug, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ApiHeader } from './ApiHeader.tsx'
import { useConnectorColumns } from './connector-columns.tsx'
import { DeleteConnector } from './DeleteConnector.tsx'

const list = listed(queries.apiConnector.listConnectors)

/** Other systems that journeys ask. */
export function Connectors() {
  const { t } = useTranslation('connector')
  const columns = useConnectorColumns()
  const navigate = useNavigate()
  const pause = useAct('apiConnector.pauseConnector', { done: ({ name }) => t('pausedDone', { name }) })
  const resume = useAct('apiConnector.resumeConnector', { done: ({ name }) => t('resumedDone', { name }) })
  const [removing, setRemoving] = useState<Connector>()
  const open = ({ id }: Connector) => void navigate(pathTo(`/apiConnector?id=${id}`))
  const switches = {
    draft: [],
    ready: [{ label: t('pause'), icon: <IconPlayerPause size={16} />, act: pause }],
    paused: [{ label: t('resume'), icon: <IconPlayerPlay size={16} />, act: resume }],
  } as const
  const rowActions = (connector: Connector): RowAction[] => [
    { label: t('edit'), icon: <IconPencil size={16} />, run: () => open(connector) },
    ...switches[connector.state].map(({ act, label, icon }) => ({
      label,
      icon,
      run: () => act.run({ id: connector.id }),
    })),
    { label: t('delete'), icon: <IconTrash size={16} />, isDangerous: true, run: () => setRemoving(connector) },
  ]
  const add = (variant: 'filled' | 'default') => (
    <Button variant={variant} leftSection={<IconPlus size={16} />} component={Link} to={pathTo('/apiConnector')}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <ListScreen
        name={t('tab.connectors')}
        header={<ApiHeader tab="connectors" actions={add('filled')} />}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        defaultSort="name"
        onOpen={open}
        rowActions={rowActions}
        empty={
          <Empty icon={<IconPlug size={20} />} title={t('none')} description={t('noneHint')} action={add('default')} />
        }
      />
      {removing && <DeleteConnector connector={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}
