// Queries that train models, or attack them for long.

export const TRAINING_QUERIES = ['auditTraining', 'labelInference', 'secretInference'] as const;
