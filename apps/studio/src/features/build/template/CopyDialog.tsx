import { type Template, templateLimits } from '@coverwright/domain/build/template/template'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { NameDialog } from '../../../framework/dialog/NameDialog.tsx'

interface CopyDialogProps {
  readonly source: Pick<Template, 'id' | 'name'>
  readonly onMade: (template: Template) => void
  readonly onClose: () => void
}

/** A copy is the company's own, and remembers what it was made of. */
export function CopyDialog({ source, onMade, onClose }: CopyDialogProps) {
  const { t } = useTranslation('template')
  return (
    <NameDialog
      title={t('copyTitle', { name: source.name })}
      label={t('name')}
      name={source.name}
      maxLength={templateLimits.name}
      keep={t('cancel')}
      act={t('copy')}
      onSave={async (name) => onMade(await acts.template.copyTemplate({ id: source.id, name }))}
      onClose={onClose}
    />
  )
}
