import { preBuild, ShellChoices } from '@coverwright/domain/build/page/pre-build'
import { writeDesign } from '@coverwright/domain/build/product/design-file'
import { type Product, ProductForm } from '@coverwright/domain/build/product/product'
import { startingTables } from '@coverwright/domain/build/template/starting-tables'
import { templateBody } from '@coverwright/domain/build/template/templates'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../../core/session/session.ts'
import { client } from '../../../../core/wire/client.ts'
import { startingIn } from '../../product/starting-in.ts'
import { recoloured, startingChoices } from './choices.ts'

/** What the wizard holds: the product's settings, the shell's choices, and the site they make. */
export function usePreBuild() {
  const { t } = useTranslation('shell-design')
  const company = useSession(({ accountData }) => accountData?.company)
  const [settings, setSettings] = useState<ProductForm>(() => startingIn(company?.country ?? 'GB', company?.timeZone))
  const [choices, setChoices] = useState<ShellChoices>(() =>
    startingChoices(settings.line, {
      tradingName: company?.name ?? '',
      headline: t('preBuild.headlineStart'),
      lead: t('preBuild.leadStart'),
    }),
  )
  const body = useMemo(
    () => templateBody(settings.line, settings, choices.tradingName),
    [settings, choices.tradingName],
  )
  const shell = useMemo(() => preBuild(choices, body, settings.line), [choices, body, settings.line])

  const set = (change: Partial<ProductForm>) => {
    if (change.line) setChoices(recoloured(choices, settings.line, change.line))
    setSettings({ ...settings, ...change })
  }
  return {
    settings,
    choices,
    body,
    shell,
    set,
    choose: (change: Partial<ShellChoices>) => setChoices({ ...choices, ...change }),
    dress: (change: Partial<ShellChoices['theme']>) =>
      setChoices({ ...choices, theme: { ...choices.theme, ...change } }),
    problems: { ...fieldsOf(ProductForm.safeParse(settings)), ...fieldsOf(ShellChoices.safeParse(choices)) },
    async create(): Promise<Product> {
      const tables = startingTables(settings.line)
      const design = writeDesign({ settings, body, shell, tables })
      return client.product.importDesign({ name: settings.name }, new Blob([JSON.stringify(design)]))
    },
  }
}

export type PreBuild = ReturnType<typeof usePreBuild>

interface Checked {
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
}

const fieldsOf = ({ error }: Checked): Record<string, string> =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.map(String).join('.'), message]))
