import { z } from 'zod'
import { languages } from '../../base/language/language.ts'
import { agreementName } from '../../company/agreement/agreement.ts'
import { idOf, requiredText } from '../../fields.ts'
import { contractLimits } from '../template/template-content.ts'

const Language = z.enum(languages)

const named = { id: idOf('contractTemplate'), name: z.string(), tag: z.string() }

/** To choose one by. */
export const ContractTemplateName = z.object(named).meta({ id: 'ContractTemplateName' })

export const ContractTemplateRef = z.strictObject({ id: idOf('contractTemplate') })

/** A published contract that an agreement can be made of. */
export const ContractTemplate = z
  .object({
    ...named,
    number: z.int(),
    languages: z.array(Language),
    /** What whoever makes the agreement is asked for. */
    terms: z.array(z.object({ name: z.string(), label: z.string(), example: z.string() })),
  })
  .meta({ id: 'ContractTemplate' })

/** With whom, in which language, and what is agreed: every term of the template is said. */
export const ContractFilling = z
  .strictObject({
    templateId: idOf('contractTemplate'),
    partnershipId: idOf('partnership'),
    language: Language,
    name: agreementName,
    terms: z.record(z.string().max(60), requiredText(contractLimits.value)),
  })
  .meta({ id: 'ContractFilling', examples: [{ language: 'en_uk', name: 'Binding authority 2027', terms: {} }] })

/** The pages as base64. */
export const FilledContract = z.object({ pdf: z.string() }).meta({ id: 'FilledContract' })

export type ContractTemplate = z.output<typeof ContractTemplate>
export type ContractFilling = z.output<typeof ContractFilling>
