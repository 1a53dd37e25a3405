import { IconTypography } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { LibraryScreen } from '../../../framework/list/LibraryScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { FontDrawer } from './FontDrawer.tsx'
import { useFontColumns } from './use-font-columns.tsx'

const list = listed(queries.font.listFonts)

export function Component() {
  const { t } = useTranslation('font')
  return (
    <LibraryScreen
      purpose="font"
      icon={<IconTypography size={20} />}
      words={{
        title: t('title'),
        description: t('description'),
        upload: t('upload'),
        find: t('find'),
        none: t('none'),
        noneHint: t('noneHint'),
        edit: t('edit'),
        delete: t('delete'),
      }}
      columns={useFontColumns()}
      nameOf={({ family }) => family}
      defaultSort="family"
      list={list}
      upload={(file, ...watch) => acts.font.uploadFont({ name: file.name }, file, ...watch)}
      remove={({ id }) => acts.font.deleteFont({ id })}
      deleted={({ family }) => t('deleted', { family })}
      drawer={(font, close) => <FontDrawer key={font.id} font={font} onClose={close} />}
    />
  )
}
