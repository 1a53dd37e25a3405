import type { Body } from '@coverwright/domain/build/body/body'
import { preBuild, ShellChoices } from '@coverwright/domain/build/page/pre-build'
import { writeDesign } from '@coverwright/domain/build/product/design-file'
import { type Product, ProductForm } from '@coverwright/domain/build/product/product'
import { bodyOf } from '@coverwright/domain/build/product-template/body-of'
import type { ProductTemplate } from '@coverwright/domain/build/product-template/product-template'
import { startingTables } from '@coverwright/domain/build/product-template/starting-tables'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../core/session/session.ts'
import { client } from '../../../core/wire/client.ts'
import { useFirm } from '../../../parts/product/use-firm.ts'
import { startingIn } from '../product/starting-in.ts'
import { templateFor } from '../product-template/use-templates.ts'
import { recoloured, startingChoices } from './choices.ts'

const named = (body: Body, tradingName: string): Body => ({ ...body, regulatory: { ...body.regulatory, tradingName } })

/** What the wizard holds: the product's settings, the shell's choices, and the site they make. A reload goes on with it. */
export function usePreBuild(templates: readonly ProductTemplate[]) {
  const { i18n } = useTranslation('shell-design')
  const company = useSession(({ accountData }) => accountData?.company)
  const [before] = useState(() => useSession.getState().productCreation)
  const [settings, setSettings] = useState<ProductForm>(
    () => before?.settings ?? startingIn(company?.country ?? 'GB', company?.timeZone),
  )
  // What customers read is in the product's language, whichever the studio speaks.
  const say = i18n.getFixedT(settings.languages[0] ?? null, 'shell-design')
  const words = {
    tradingName: company?.name ?? '',
    headline: say('preBuild.headlineStart'),
    lead: say('preBuild.leadStart'),
  }
  const [choices, setChoices] = useState<ShellChoices>(() => before?.choices ?? startingChoices(settings.line, words))
  const [step, setStep] = useState(before?.step ?? 0)
  /** The colour that another kind of insurance brought, until somebody looks at colours. */
  const [recolouredTo, setRecolouredTo] = useState<string>()
  const template = templateFor(templates, settings.line)
  const firm = useFirm()
  const body = useMemo(
    () => template && named(bodyOf(template, settings, firm), choices.tradingName),
    [template, settings, firm, choices.tradingName],
  )
  const shell = useMemo(() => body && preBuild(choices, body, settings), [choices, body, settings])
  const [start] = useState({ settings, choices, step })
  useEffect(() => {
    const isUntouched = settings === start.settings && choices === start.choices && step === start.step
    if (!isUntouched) useSession.setState({ productCreation: { settings, choices, step } })
  }, [start, settings, choices, step])

  const set = (change: Partial<ProductForm>) => {
    if (change.line) {
      const next = recoloured(choices, settings.line, change.line)
      setRecolouredTo(next === choices ? undefined : next.theme.brand)
      setChoices(next)
    }
    setSettings({ ...settings, ...change })
  }
  return {
    templates,
    /** Something was chosen before this page was loaded. */
    isBegun: before !== null,
    settings,
    choices,
    body,
    shell,
    step,
    recolouredTo,
    set,
    goTo: (next: number) => {
      setRecolouredTo(undefined)
      setStep(next)
    },
    choose: (change: Partial<ShellChoices>) => setChoices({ ...choices, ...change }),
    dress: (change: Partial<ShellChoices['theme']>) =>
      setChoices({ ...choices, theme: { ...choices.theme, ...change } }),
    problems: { ...fieldsOf(ProductForm.safeParse(settings)), ...fieldsOf(ShellChoices.safeParse(choices)) },
    startAgain: () => {
      const fresh = startingIn(company?.country ?? 'GB', company?.timeZone)
      setSettings(fresh)
      setChoices(startingChoices(fresh.line, words))
      setStep(0)
    },
    async create(): Promise<Product> {
      if (!template || !body || !shell) throw new Error('The template was not loaded')
      const design = writeDesign({ settings, body, shell, tables: startingTables(template) })
      const made = await client.product.importDesign({ name: settings.name }, new Blob([JSON.stringify(design)]))
      useSession.setState({ productCreation: null })
      return made
    },
  }
}

export type PreBuild = ReturnType<typeof usePreBuild>

interface Checked {
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
}

const fieldsOf = ({ error }: Checked): Record<string, string> =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.map(String).join('.'), message]))
