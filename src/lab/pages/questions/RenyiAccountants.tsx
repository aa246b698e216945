// What accountants by Rényi divergences would print for the page's training run, at their default orders.
import { say } from '../../../base/language/say';
import type { Scenario } from '../../../scenario';
import { useRequest } from '../../chapters/frame/useRequest';
import { useRisk } from '../../chapters/frame/useRisk';
import { Epsilon } from '../../notation/Num';

export function RenyiAccountants({ scenario }: { scenario: Scenario }) {
  const { samplingRate, noiseMultiplier, steps, delta } = scenario;
  const request = { asked: [{ run: { samplingRate, noiseMultiplier, steps }, delta }] };
  const { reply, current } = useRequest(useRisk().points, request);
  const printed = (current && reply?.[0]?.printed) || [];
  return (
    <ul>
      {printed.length === 0 && <li>…</li>}
      {printed.map(({ name, epsilon }) => (
        <li key={name.code}>
          {say(name)}: <Epsilon value={epsilon} rounding="up" />
        </li>
      ))}
    </ul>
  );
}
