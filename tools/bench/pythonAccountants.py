# Times whichever Python accountants are installed on the points it is given; prints one JSON line each.
# Input (argument 1): JSON list of [samplingRate, noiseMultiplier, steps, delta].
import json, sys, time

points = json.loads(sys.argv[1])


def timed(name, solve):
    for q, sigma, steps, delta in points:
        started = time.perf_counter()
        try:
            value = solve(q, sigma, int(steps), delta)
        except Exception as error:  # a refusal is a result too
            print(json.dumps({"name": name, "error": str(error)[:80]}))
            continue
        print(json.dumps({"name": name, "seconds": time.perf_counter() - started, "value": value}))


try:
    import dp_accounting
    from dp_accounting import pld

    def google(q, sigma, steps, delta):
        accountant = pld.PLDAccountant(value_discretization_interval=1e-4)
        event = dp_accounting.PoissonSampledDpEvent(q, dp_accounting.GaussianDpEvent(sigma))
        accountant.compose(event, steps)
        return accountant.get_epsilon(delta)

    timed("dp_accounting", google)
except ImportError:
    pass

try:
    from prv_accountant import PRVAccountant
    from prv_accountant.privacy_random_variables import PoissonSubsampledGaussianMechanism

    def microsoft(q, sigma, steps, delta):
        mechanism = PoissonSubsampledGaussianMechanism(sampling_probability=q, noise_multiplier=sigma)
        accountant = PRVAccountant(prvs=[mechanism], max_self_compositions=[steps], eps_error=1e-3, delta_error=delta / 1000)
        return accountant.compute_epsilon(delta, [steps])[1]

    timed("prv_accountant", microsoft)
except ImportError:
    pass
