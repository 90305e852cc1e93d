import { Registration } from '../../application/ports/registration';
import { HttpRegistration } from '../../infrastructure/http/http-registration';
import { describeVisitorContract } from '../../testkit/contracts/visitor.contract';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';

/** The calls of a registration; the rules of a password come by them, too. */
export const feature = defineFeature({ ports: [overHttp(Registration, HttpRegistration)] });

export const doubles = () => [
  gatewayDouble(Registration, ({ registration }) => registration, describeVisitorContract),
];
