import type { HubAccess } from '@coverwright/domain/assist/hub-folder/hub-folder'
import { Button, Checkbox, Table } from '@mantine/core'
import { IconFolder, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { folderStatuses } from './folder-statuses.ts'
import classes from './HubFolder.module.css'

/** Folders down, groups across: a tick is done at once. */
export function Component() {
  const { t } = useTranslation('hub-folder')
  const access = useQuery(queries.hubFolder.getAccess({}))
  return (
    <Page>
      <PageHeader
        parent={{ title: t('title'), path: '/pia' }}
        title={t('grid.title')}
        description={t('grid.description')}
        actions={
          <Button variant="default" component={Link} to={pathTo('/ACM?tab=groups')}>
            {t('grid.toGroups')}
          </Button>
        }
      />
      {access.isLoadingError && <ErrorAlert error={access.error} onRetry={() => void access.refetch()} />}
      {access.data && <Grid access={access.data} />}
    </Page>
  )
}

function Grid({ access: { folders, groups, given } }: { readonly access: HubAccess }) {
  const { t } = useTranslation('hub-folder')
  const set = useAct('hubFolder.setAccess')
  if (folders.length === 0)
    return <Empty icon={<IconFolder size={20} />} title={t('grid.noFolders')} description={t('grid.noFoldersHint')} />
  if (groups.length === 0)
    return <Empty icon={<IconUsersGroup size={20} />} title={t('grid.noGroups')} description={t('grid.noGroupsHint')} />
  const isGiven = (folderId: string, groupId: string) =>
    given.some((each) => each.folderId === folderId && each.groupId === groupId)
  return (
    <section className={classes.grid} aria-label={t('grid.title')}>
      <Table stickyHeader highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('grid.folder')}</Table.Th>
            {groups.map(({ id, name, members }) => (
              <Table.Th key={id} scope="col">
                {name}
                <small>{t('grid.people', { count: members })}</small>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {folders.map((folder) => (
            <Table.Tr key={folder.id}>
              <Table.Th scope="row">
                <span>{folder.name}</span> <StatusBadge status={folderStatuses[folder.state]} />
              </Table.Th>
              {groups.map((group) => (
                <Table.Td key={group.id}>
                  <Checkbox
                    aria-label={t('grid.may', { group: group.name, folder: folder.name })}
                    checked={isGiven(folder.id, group.id)}
                    onChange={({ currentTarget }) =>
                      set.run({ folderId: folder.id, groupId: group.id, isGiven: currentTarget.checked })
                    }
                  />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
