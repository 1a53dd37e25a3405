import type { Answers } from '@coverwright/domain/build/question/answers'
import type { AskedQuestion } from '@coverwright/domain/build/question/asked-question'
import type { LookUps } from '../../../adapters/lookups/look-ups.ts'

/** Without script a registration is looked up when it arrives; whoever chose a car already keeps it. */
export async function fillVehicles(
  { findVehicle }: Partial<LookUps>,
  questions: readonly AskedQuestion[],
  answers: Answers,
): Promise<Answers> {
  const filled: Record<string, string> = {}
  for (const question of questions) {
    if (!findVehicle || question.type !== 'car-registration' || !question.fills || answers[question.fills]) continue
    const registration = (answers[question.name] ?? '').replaceAll(/\s/g, '').toUpperCase()
    const vehicle = registration && (await findVehicle(question.country, registration))
    if (vehicle && vehicle.code) filled[question.fills] = vehicle.code
  }
  return { ...answers, ...filled }
}
