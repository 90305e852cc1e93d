import { Registration } from '../../../application/registration/ports/registration';
import { HttpRegistration } from '../../../infrastructure/registration/http-registration';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';

/** The calls of a registration, including the password rules. */
export const feature = defineFeature({ ports: [overHttp(Registration, HttpRegistration)] });
