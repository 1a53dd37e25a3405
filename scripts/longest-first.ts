import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A worker that goes from one project to another begins anew, and loads everything again. */
const projects = ['browser', 'server', 'packages', 'studio', 'structure']

/**
 * The sweeps over everything, and what waits for the clock: begun last, they end alone, with half of the machine idle.
 * What waits and what works take turns.
 */
const longest = [
  /e2e\/screens/,
  /e2e\/journey\/buy/,
  /e2e\/(body|company|tabs-and-hosts|publisher|sign-up)\.test/,
  /sweeps\/leaks/,
  /process\/process/,
  /sweeps\/audit/,
  /jobs\/start-worker/,
  /sweeps\/access/,
  /payment\/instalments/,
  /publisher\/schedule/,
]

/** What ends soon fills what the long ones leave. */
const shortest = /e2e\/(guards|keys-and-support|primary-transfer|pre-build|rating-bytes)/

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = longest.findIndex((pattern) => pattern.test(moduleId))
  return rank < 0 ? longest.length + Number(shortest.test(moduleId)) : rank
}

const placeOf = ({ project }: TestSpecification) => projects.indexOf(project.name)

/** The same order everywhere: a fresh machine does not know yet how long each file takes, and would go by its size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((one, other) => placeOf(one) - placeOf(other) || rankOf(one) - rankOf(other))
  }
}
